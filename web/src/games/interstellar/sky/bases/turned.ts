/** What a Planetary Production token shows: `P3/1`, with layers below it `P4>R2/1`. */
export interface Turned {
  deposit: string;
  /** As the server writes them: `R2`. */
  deeper: string[];
  /** What comes home at once. */
  home: string;
}

export function readToken(token: string): Turned {
  const [layers = "", home = "0"] = token.split("/");
  const [top = "", ...deeper] = layers.split(">");
  const colour = top.slice(0, 1);
  return { deposit: colour.repeat(Number(top.slice(1))), deeper, home: colour.repeat(Number(home)) };
}
