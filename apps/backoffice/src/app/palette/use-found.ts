import { useEffect, useEffectEvent, useState } from 'react';
import { useSettingWords } from '../../shared/settings/use-setting-words.ts';
import { useOperator } from '../../shared/session/use-operator.ts';
import type { Finder, Found } from './finder.ts';
import { finders } from './finders.ts';

export type Group = { name: Finder['name']; found: Found[] };

/** In milliseconds: what is typed on is asked for once it rests. */
const TYPING_MS = 200;

/** What the server knows of the words, by kind; a kind that fails finds nothing. */
export function useFound(typed: string): Group[] {
  const { permissions } = useOperator();
  const settingWords = useSettingWords();
  const [answer, setAnswer] = useState<{ of: string; groups: Group[] }>({ of: '', groups: [] });
  const words = typed.trim();
  const find = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const granted = finders.filter(({ permission }) => permissions.includes(permission));
    const groups = await Promise.all(
      granted.map(async ({ name, find: findOf }): Promise<Group> => {
        const found = await findOf(words, { signal, settingWords }).catch(() => []);
        return { name, found };
      }),
    );
    if (!signal.aborted) setAnswer({ of: words, groups: groups.filter(({ found }) => found.length > 0) });
  });
  useEffect(() => {
    if (words === '') return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => void find(asking.signal), TYPING_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words]);
  return words === answer.of ? answer.groups : [];
}
