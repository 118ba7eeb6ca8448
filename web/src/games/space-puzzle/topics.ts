/** What the AI may point at: a rule by its number, a part of the scenario's page, or an older table's questions. */
import { t } from "../../lib/words/i18n.svelte";

export type Kind = "page" | "rule" | "question";

export function kindOf(topic: string): Kind {
  if (topic.startsWith("page-")) return "page";
  return topic === topic.toUpperCase() ? "rule" : "question";
}

export function topicName(topic: string): string {
  const kind = kindOf(topic);
  if (kind === "rule") return topic;
  return t(kind === "page" ? `sp-answer-${topic}` : `sp-ui-ask-${topic}`);
}
