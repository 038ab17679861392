import type { Mask } from '@pelita/contract/office';

/** Enough to see that there is something, too little to use it. */
export function masked(mask: Mask, clear: string): string {
  return mask === 'name' ? maskedName(clear) : maskedEnds(clear);
}

/** `Siti Aminah` is `S••• A•••`. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}•••`)
    .join(' ');
}

/** `164012345678` is `•••5678`. */
export function maskedEnds(number: string): string {
  return `•••${number.slice(-4)}`;
}
