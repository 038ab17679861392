/** A system of so many legs at a time: every combination of that size, each a parlay of its own, in the order of the legs. */
export function combinations<Leg>(legs: readonly Leg[], size: number): Leg[][] {
  if (size === 0) return [[]];
  return legs.flatMap((leg, place) => combinations(legs.slice(place + 1), size - 1).map((rest) => [leg, ...rest]));
}
