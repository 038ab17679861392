/** The scenes the art kit draws for banners and promotions, by subject. */
export const sceneKinds = [
  'night-market',
  'lotus-pond',
  'naga-moon',
  'koi-river',
  'kite-festival',
  'temple-dusk',
  'treasure-night',
  'harbour',
] as const;
export type SceneKind = (typeof sceneKinds)[number];
