## Fremde, wie jede Seite sie kennt

strangers = Fremde
strength-stranger-1 = Fremder 1
strength-stranger-2 = Fremder 2
strength-stranger-3 = Fremder 3
strength-stranger-4 = Fremder 4
strength-stranger-5 = Fremder 5
strength-stranger-6 = Fremder 6
strength-stranger-7 = Fremder 7
strength-stranger-8 = Fremder 8
strength-stranger-9 = Fremder 9
strength-stranger-10 = Fremder 10
strength-stranger-11 = Fremder 11
strength-stranger-12 = Fremder 12
