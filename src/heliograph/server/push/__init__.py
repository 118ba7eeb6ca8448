"""Telling people whose turn it is while their page is closed: Web Push."""
