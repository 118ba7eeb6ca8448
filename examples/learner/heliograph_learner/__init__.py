"""A recurrent PPO learner on one seat of Contact; docs/learner.md tells its story."""
