import { useState } from 'react';
import { currentOf } from '../../shared/calls/current-of.ts';

type Kept = { id: string; version: number };

/**
 * What is being typed of an activity, and how it is saved: a new one is added, one that was opened is changed from the version
 * that was seen. What another operator has saved meanwhile takes the place of the draft and is said.
 */
export function useActivityDraft<Shape extends Kept, Draft, Body>(of: {
  opened: Shape | null;
  draftOf: (activity: Shape | null) => Draft;
  bodyOf: (draft: Draft) => Body;
  add: (input: { body: Body }) => Promise<unknown>;
  change: (input: { params: { id: string }; body: Body & { version: number } }) => Promise<unknown>;
}) {
  const [seen, setSeen] = useState(of.opened);
  const [draft, setDraft] = useState(() => of.draftOf(of.opened));
  const [isOutdated, setOutdated] = useState(false);
  const save = async (): Promise<unknown> => {
    const body = of.bodyOf(draft);
    if (!seen) return of.add({ body });
    try {
      return await of.change({ params: { id: seen.id }, body: { ...body, version: seen.version } });
    } catch (failure) {
      const current = currentOf<Shape>(failure);
      if (current) {
        setSeen(current);
        setDraft(of.draftOf(current));
        setOutdated(true);
      }
      throw failure;
    }
  };
  return { draft, set: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }), save, isOutdated };
}
