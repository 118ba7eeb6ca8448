## Partien für die Forschung

refused-share-branch = Diese Partie spielt eine andere weiter, deren Leute nicht gefragt wurden. Sie kann nicht geteilt werden.
