/** A material from where the light falls to where it does not: pale, light, mid, deep. */
export type Ramp = readonly [pale: string, light: string, mid: string, deep: string];

/** Materials keep their own colours on every ground, so that a tiger stays a tiger; `main` and `accent` come from the palette. */
export const materials = {
  gold: ['#fff4c8', '#ffd96e', '#f3a126', '#9c5006'],
  fire: ['#ffedb0', '#ffb648', '#fb6a2a', '#a81f12'],
  ruby: ['#ffd3da', '#ff6f88', '#d81e45', '#6d0827'],
  rose: ['#ffe3ef', '#ff9fc6', '#e8498c', '#85114f'],
  violet: ['#ecdfff', '#b993ff', '#7b47e0', '#351582'],
  sky: ['#dff4ff', '#7fcbff', '#2f86e6', '#113988'],
  sea: ['#d4fff5', '#63e4d2', '#149da2', '#06455c'],
  jade: ['#d8ffe6', '#63e4a4', '#169f6a', '#064d3b'],
  leaf: ['#e8fbbc', '#9fda4e', '#4b982f', '#1a4f25'],
  cream: ['#ffffff', '#fff7e4', '#f0d6ab', '#a67f4f'],
  wood: ['#eec093', '#bd7640', '#7b4121', '#381a0e'],
  night: ['#7766c8', '#41308c', '#241658', '#0f0a2a'],
  silver: ['#ffffff', '#e0e9f6', '#9dadca', '#465474'],
} as const satisfies Record<string, Ramp>;

export type Material = keyof typeof materials;
export type RampName = Material | 'main' | 'accent';
