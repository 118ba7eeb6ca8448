/** While a game is on, it has the whole page: no header or footer of the site around it. */
let taken = $state(false);

export const stage = {
  get taken(): boolean {
    return taken;
  },
};

/** For the time a component lives, or as long as it has something to show there. */
export function takeStage(wanted: () => boolean = () => true): void {
  $effect(() => {
    if (!wanted()) return;
    taken = true;
    return () => (taken = false);
  });
}
