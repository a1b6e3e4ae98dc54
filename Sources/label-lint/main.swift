import LabelLint

print(Severity.error.rawValue)
