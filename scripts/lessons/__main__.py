"""`make lessons`: records all lessons again."""

from scripts.lessons import ROOT, recorded

if __name__ == "__main__":
    for path, text in recorded().items():
        (ROOT / path).write_text(text, "utf-8")
        print(path)
