/** How far scrolling may be seen: not at all by those who have asked for less motion. */
export function gentleScroll(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
