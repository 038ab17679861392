/**
 * The look as data: one source for the style sheet (`tokens.css` is printed from here and a test keeps it fresh), for
 * canvas and meta tags, and for the test that computes every contrast. A brand may override any colour.
 */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface Colours {
  /** Bars and footer · the page · cards · chips, hover, selected rows. */
  ink: string;
  base: string;
  raised: string;
  overlay: string;
  /** Hairlines between things; decoration, never the only border of a control. */
  line: string;
  /** Borders of inputs and of choices not chosen. */
  control: string;
  text: string;
  /** The palest colour that may carry words. */
  muted: string;
  /** The lamp's own light, laid thinly over what is chosen. */
  lamp: string;
  /** Accents in text, highlights, countdowns. */
  lampText: string;
  /** The one thing to do next, from corner to corner, and the words on it. */
  actionFrom: string;
  actionTo: string;
  actionText: string;
  /** Hot, loss, danger: in words, and as a badge with white words. */
  hibiscus: string;
  hibiscusBadge: string;
  hibiscusBadgeText: string;
  /** Win, success, verified. */
  jade: string;
  /** Information, links. */
  sky: string;
  focus: string;
}

export const colours: Record<Theme, Colours> = {
  dark: {
    ink: '#0f0a1e',
    base: '#140e26',
    raised: '#1f1739',
    overlay: '#2a2050',
    line: '#3b2e63',
    control: '#7a6ca8',
    text: '#f5f1ff',
    muted: '#b4aad2',
    lamp: '#ffc24b',
    lampText: '#ffc24b',
    actionFrom: '#ffc24b',
    actionTo: '#ff8a3d',
    actionText: '#2a1500',
    hibiscus: '#ff6b86',
    hibiscusBadge: '#d81e45',
    hibiscusBadgeText: '#ffffff',
    jade: '#2bd4a4',
    sky: '#6fb7ff',
    focus: '#ffc24b',
  },
  light: {
    ink: '#fff3e0',
    base: '#fffaf2',
    raised: '#ffffff',
    overlay: '#fff1da',
    line: '#e6d6ba',
    control: '#8c7f6a',
    text: '#221938',
    muted: '#5e5476',
    lamp: '#ffc24b',
    lampText: '#8a5200',
    actionFrom: '#ffc24b',
    actionTo: '#ff8a3d',
    actionText: '#2a1500',
    hibiscus: '#c01238',
    hibiscusBadge: '#d81e45',
    hibiscusBadgeText: '#ffffff',
    jade: '#05694a',
    sky: '#175fa8',
    focus: '#a85f00',
  },
};

export const grounds = ['ink', 'base', 'raised', 'overlay'] as const satisfies readonly (keyof Colours)[];
/** What may carry words on every ground. */
export const inks = [
  'text',
  'muted',
  'lampText',
  'hibiscus',
  'jade',
  'sky',
] as const satisfies readonly (keyof Colours)[];

/** What a chart draws its series in, in their order: never the colours of winning and losing. */
export const seriesColours: Record<Theme, readonly [first: string, second: string]> = {
  dark: ['#a58bff', '#ffb454'],
  light: ['#5a45b0', '#c97a10'],
};

/** Lamp over overlay in a chosen tab, number, chip or vendor. */
export const chosenShare = 0.16;

export const radii = { small: '8px', medium: '14px', large: '22px', round: '999px' } as const;

/** Transform and opacity only; all of them nought under `prefers-reduced-motion`. */
export const motion = {
  fast: '120ms',
  normal: '180ms',
  slow: '220ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Other scripts fall through to the system's Noto. The fallback faces with matched metrics come with the portal's fonts. */
export const fonts = {
  heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Noto Sans', system-ui, sans-serif",
  text: "'Plus Jakarta Sans Variable', 'Jakarta Fallback', 'Noto Sans', system-ui, sans-serif",
  code: "ui-monospace, 'Noto Sans Mono', monospace",
} as const;

/** Smallest side of anything that a finger touches. */
export const touchTarget = '44px';
