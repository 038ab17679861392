import type { Snapshot } from './snapshot.ts';

type Make<Value> = (snapshot: Snapshot, rounds: ReadonlyMap<string, number>) => Value;

/** What takes ten thousand titles is worked out once for a catalogue and a count of rounds, not at every question. */
export function rememberedFor<Value>(make: Make<Value>): Make<Value> {
  let kept: { snapshot: Snapshot; rounds: ReadonlyMap<string, number>; value: Value } | null = null;
  return (snapshot, rounds) => {
    if (kept?.snapshot !== snapshot || kept.rounds !== rounds)
      kept = { snapshot, rounds, value: make(snapshot, rounds) };
    return kept.value;
  };
}
