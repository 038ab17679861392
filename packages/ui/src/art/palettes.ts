import { materials, type Ramp } from './ramps.ts';

/** Hue families of grounds; a motif names those it would drown in. */
export type Family = 'violet' | 'pink' | 'blue' | 'teal' | 'green' | 'red' | 'amber' | 'dusk';

export interface Palette {
  name: string;
  family: Family;
  /** From the glow behind the motif to the edge of the card. */
  ground: readonly [glow: string, mid: string, deep: string];
  main: Ramp;
  accent: Ramp;
  /** Lights strung in the distance. */
  light: string;
}

const m = materials;
const at = (
  name: string,
  family: Family,
  ground: Palette['ground'],
  main: Ramp,
  accent: Ramp,
  light: string,
): Palette => ({ name, family, ground, main, accent, light });

/** Sixteen evenings of one night market: every ground falls to a deep, warm dark so that a shelf reads as one catalogue. */
export const palettes: readonly [Palette, ...Palette[]] = [
  at('violet-night', 'violet', ['#9450ea', '#481f94', '#190a42'], m.rose, m.gold, '#ffc9f0'),
  at('hibiscus-dusk', 'pink', ['#e0509a', '#7c1d70', '#260a3e'], m.gold, m.violet, '#ffd7a0'),
  at('indigo-lamp', 'blue', ['#5f86ff', '#2338ac', '#0b1150'], m.rose, m.gold, '#bcd2ff'),
  at('lagoon', 'teal', ['#26c6bd', '#0d6280', '#061f43'], m.fire, m.gold, '#c8fff0'),
  at('pandan', 'green', ['#3fd68f', '#0d7358', '#052c30'], m.cream, m.ruby, '#e8ffc0'),
  at('ember', 'amber', ['#ff8347', '#a2283e', '#2f0b30'], m.gold, m.ruby, '#ffe2a6'),
  at('lacquer', 'red', ['#ee4256', '#86143c', '#2a0628'], m.gold, m.cream, '#ffd0a0'),
  at('saffron', 'amber', ['#ffb83e', '#b4521c', '#3a1224'], m.violet, m.cream, '#fff0b8'),
  at('coral', 'dusk', ['#ff8272', '#b92f48', '#360a30'], m.sea, m.gold, '#ffd9ea'),
  at('moonlit', 'blue', ['#82c0fa', '#2460ae', '#081b4c'], m.cream, m.rose, '#ffffff'),
  at('rainforest', 'green', ['#9edb4c', '#2f8140', '#082e2c'], m.rose, m.gold, '#f4ffb0'),
  at('lilac-mist', 'violet', ['#bd97ff', '#5f40a8', '#1d114c'], m.sea, m.rose, '#ffffff'),
  at('copper-dusk', 'dusk', ['#ff9a62', '#a03a52', '#2a0f3c'], m.sea, m.cream, '#ffe0c0'),
  at('peacock', 'teal', ['#25b8de', '#13589e', '#081444'], m.gold, m.rose, '#b4f4ff'),
  at('rose-garden', 'pink', ['#ff86a8', '#bb2c62', '#370a38'], m.cream, m.gold, '#fff0f4'),
  at('midnight-lamp', 'dusk', ['#b06a86', '#41225f', '#130a2c'], m.fire, m.gold, '#ffc46a'),
];
