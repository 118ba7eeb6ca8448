/** What a player's Pass token gives, position by position. */
import type { Corporation, Printed } from "../terms";

export function passRewards(printed: Printed, { pass_token }: Corporation, phase: string): readonly string[] {
  const rewards = printed.unique_pass_tokens[pass_token] ?? printed.pass_rewards;
  return phase === "salvation" ? rewards.salvation : rewards.action;
}
