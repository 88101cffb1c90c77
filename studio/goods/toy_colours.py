"""The colours of plastic toys."""


RED, YEL, BLU, GRN, ORG, PUR = 'e2342f', 'f6bf1f', '2f7fe0', '3fae4a', 'f0862a', '8a5ac8'
