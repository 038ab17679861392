import type { ListDeclaration } from '@pelita/contract/office';
import type { EnglishMessages } from '@pelita/i18n';
import { useText } from '../language/use-text.ts';

/** Those of columns and of choices: none of them takes a value. */
type Key = Extract<keyof EnglishMessages['officeLists'], `${string}_${string}`>;

/** What columns, choices and filters are called. That each has a word is proved by `list-words.test.ts`. */
export function useListWords() {
  const text = useText('officeLists');
  return {
    text,
    column: (name: string) => text(columnKey(name)),
    listName: (name: string) => text(listKey(name)),
    choice: (column: string, value: string) => text(choiceKey(column, value)),
  };
}

const listKey = (name: string) => `list_${name}` as Key;
const columnKey = (name: string) => `column_${name}` as Key;
const choiceKey = (column: string, value: string) => `${column}_${value}` as Key;

/** Every key that a list needs. */
export function keysOf({ name: list, columns, filters }: ListDeclaration): string[] {
  return [
    listKey(list),
    ...Object.keys(columns).map(columnKey),
    ...Object.keys(filters).map(columnKey),
    ...Object.entries(columns).flatMap(([name, { choices = [] }]) => choices.map((one) => choiceKey(name, one))),
  ];
}
