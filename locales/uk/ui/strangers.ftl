## Незнайомці, як їх знає кожна сторінка

strangers = Незнайомці
strength-stranger-1 = незнайомець 1
strength-stranger-2 = незнайомець 2
strength-stranger-3 = незнайомець 3
strength-stranger-4 = незнайомець 4
strength-stranger-5 = незнайомець 5
strength-stranger-6 = незнайомець 6
strength-stranger-7 = незнайомець 7
strength-stranger-8 = незнайомець 8
strength-stranger-9 = незнайомець 9
strength-stranger-10 = незнайомець 10
strength-stranger-11 = незнайомець 11
strength-stranger-12 = незнайомець 12
