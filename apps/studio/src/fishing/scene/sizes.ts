/** How wide each fish is, in points of a tank of about a million; and whether its body bends as it swims. */
export const sizes: Readonly<Record<string, { width: number; bends: boolean; colour: number }>> = {
  minnow: { width: 96, bends: true, colour: 0xf3a126 },
  clown: { width: 100, bends: true, colour: 0x7b47e0 },
  angel: { width: 112, bends: true, colour: 0x149da2 },
  puffer: { width: 118, bends: false, colour: 0xfb6a2a },
  ray: { width: 150, bends: true, colour: 0x7b47e0 },
  jelly: { width: 104, bends: false, colour: 0xe8498c },
  koi: { width: 160, bends: true, colour: 0xf0d6ab },
  turtle: { width: 150, bends: false, colour: 0x169f6a },
  lantern: { width: 120, bends: false, colour: 0xfb6a2a },
  pearl: { width: 116, bends: false, colour: 0xe8498c },
  chest: { width: 136, bends: false, colour: 0x7b4121 },
  shark: { width: 270, bends: true, colour: 0x9dadca },
  naga: { width: 430, bends: true, colour: 0xf3a126 },
};
export const usualSize = { width: 110, bends: false, colour: 0x2f86e6 };
