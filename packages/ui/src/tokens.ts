/**
 * The look as data. Colours are each brand's own and come from its folder; measures, motion and faces are the product's
 * and stand in `tokens.css`, which is printed from here while a test keeps it fresh.
 */
/** Accent over overlay in a chosen tab, number, chip or vendor. */
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
