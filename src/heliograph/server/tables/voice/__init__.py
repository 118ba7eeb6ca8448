"""Voices at a table: who hears whom now, and how sound gets there."""
