/** A message of the client's own, for places that pass on the server's too. */
import type { Message } from "../../generated/wire";

export function message(id: string, args?: NonNullable<Message["args"]>): Message {
  return args ? { id, args } : { id };
}
