/** Whether the list of keys is shown. */
class KeyHelp {
  open = $state(false);
}

export const keyHelp = new KeyHelp();
