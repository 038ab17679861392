/** A colour by lightness (0 to 1), chroma and hue in radians, in which equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** From `#rrggbb`. Source of the figures: Björn Ottosson, "A perceptual color space for image processing". */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  };
}

/** To `#rrggbb`; what no screen shows loses chroma until one does. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let held = chroma; held > 0.002; held *= 0.95) {
    const channels = channelsOf({ lightness, chroma: held, hue });
    if (channels.every((value) => value >= -0.0005 && value <= 1.0005)) return written(channels);
  }
  return written(channelsOf({ lightness, chroma: 0, hue }));
}

type Triple = [number, number, number];

function channelsOf({ lightness, chroma, hue }: Oklch): Triple {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const written = (channels: Triple) =>
  `#${channels
    .map((value) => Math.min(1, Math.max(0, value)))
    .map((value) => (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
