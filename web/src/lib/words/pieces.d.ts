/** Made by the build from `locales/`: see `words.ts` beside `vite.config.ts`. */
declare module "virtual:words" {
  const pieces: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default pieces;
}
