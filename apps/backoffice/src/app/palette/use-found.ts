import { useEffect, useState } from 'react';
import { useOperator } from '../../shared/session/use-operator.ts';
import type { Finder, Found } from './finder.ts';
import { finders } from './finders.ts';

export type Group = { name: Finder['name']; found: Found[] };

/** In milliseconds: what is typed on is asked for once it rests. */
const TYPING_MS = 200;

/** What the server knows of the words, by kind; a kind that fails finds nothing. */
export function useFound(typed: string): Group[] {
  const { permissions } = useOperator();
  const [answer, setAnswer] = useState<{ of: string; groups: Group[] }>({ of: '', groups: [] });
  const words = typed.trim();
  useEffect(() => {
    if (words === '') return undefined;
    const asking = new AbortController();
    const find = async (): Promise<void> => {
      const granted = finders.filter(({ permission }) => permissions.includes(permission));
      const groups = await Promise.all(
        granted.map(async ({ name, find: findOf }): Promise<Group> => {
          const found = await findOf(words, asking.signal).catch(() => []);
          return { name, found };
        }),
      );
      if (!asking.signal.aborted) setAnswer({ of: words, groups: groups.filter(({ found }) => found.length > 0) });
    };
    const timer = setTimeout(() => void find(), TYPING_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, permissions]);
  return words === answer.of ? answer.groups : [];
}
