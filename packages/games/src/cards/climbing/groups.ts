import { rankOf } from '../../table/cards.ts';

/** The place of a card's rank in these games: three is 0, the ace 11, the two 12. */
export function heightOf(card: number): number {
  return (rankOf(card) + 10) % 13;
}

export const TWO = 12;

/** Cards by the height of their rank, the lowest first. */
export function byHeight(cards: readonly number[]): [height: number, cards: number[]][] {
  const groups = new Map<number, number[]>();
  for (const card of cards) groups.set(heightOf(card), [...(groups.get(heightOf(card)) ?? []), card]);
  return [...groups].sort(([one], [other]) => one - other);
}

/** Whether each height is one above the one before it. */
export function areConsecutive(heights: readonly number[]): boolean {
  return heights.every((height, place) => place === 0 || height === (heights[place - 1] ?? NaN) + 1);
}

/** Every choice of so many of these, in their order. */
export function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) => subsets(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]));
}
