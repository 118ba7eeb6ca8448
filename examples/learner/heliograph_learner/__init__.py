"""A recurrent PPO learner on one seat of Contact; see docs/learner.md."""
