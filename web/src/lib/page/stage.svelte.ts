/** While a game is on, it has the whole page: no header or footer of the site around it. */
let taken = $state(false);

export const stage = {
  get taken(): boolean {
    return taken;
  },
};

/** For the time a component lives. */
export function takeStage(): void {
  $effect(() => {
    taken = true;
    return () => (taken = false);
  });
}
