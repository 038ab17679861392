import type { ServedList } from '../../platform/lists/served-list.ts';

export type ExportsNeeds = {
  /** Every list of the back office by its name. */
  listNamed: (name: string) => ServedList | null;
};
