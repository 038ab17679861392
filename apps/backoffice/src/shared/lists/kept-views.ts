import type { ListAddress } from './list-address.ts';

/** A list as an operator has set it up, under a name. */
export type View = { name: string; address: ListAddress };

/** Kept in this browser, for each list apart. */
export type KeptOfList = { views: readonly View[]; hidden: readonly string[] | null };

const nothing: KeptOfList = { views: [], hidden: null };

export function keptOf(list: string): KeptOfList {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}') as Partial<KeptOfList>) };
  } catch {
    return nothing;
  }
}

export function keep(list: string, kept: KeptOfList): void {
  localStorage.setItem(keyOf(list), JSON.stringify(kept));
}

function keyOf(list: string): string {
  return `list.${list}`;
}
