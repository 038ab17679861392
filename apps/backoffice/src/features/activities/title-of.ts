import type { Told } from './common-draft.ts';

/** What an activity is called in the operator's language, or in any. */
export function titleOf({ words }: { words: Record<string, Told> }, language: string): string {
  return (words[language] ?? Object.values(words)[0])?.title ?? '';
}
