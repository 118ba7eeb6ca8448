## Strangers, as every page knows them

strangers = Strangers
strength-stranger-1 = stranger 1
strength-stranger-2 = stranger 2
strength-stranger-3 = stranger 3
strength-stranger-4 = stranger 4
strength-stranger-5 = stranger 5
strength-stranger-6 = stranger 6
strength-stranger-7 = stranger 7
strength-stranger-8 = stranger 8
strength-stranger-9 = stranger 9
strength-stranger-10 = stranger 10
strength-stranger-11 = stranger 11
strength-stranger-12 = stranger 12
