/** A colour as brands write it: `#rrggbb`. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const parts = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];

/** WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = parts(hex).map(channel) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of one colour over another, as the browser's `color-mix(in srgb, …)` gives it. */
export function mixed(over: string, under: string, share: number): string {
  const below = parts(under);
  return `#${parts(over)
    .map((value, i) =>
      Math.round((value * share + (below[i] ?? 0) * (1 - share)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
