import type { Brush } from '../brush.ts';
import type { Family } from '../palettes.ts';

/** A subject in a box from -100 to 100. `variant` picks among the ways a common subject is drawn. */
export interface Motif {
  draw(brush: Brush, variant: number): string;
  /** How many ways there are; one when left out. */
  variants?: number;
  /** Grounds on which the subject's own colours would drown. */
  avoid?: readonly Family[];
}
