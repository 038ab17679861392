import type { ListDeclaration } from '@pelita/contract/office';
import type { useListWords } from './list-words.ts';

type Words = ReturnType<typeof useListWords>;

/** What a field of an address asks, as a person reads it. */
export function filterInWords(list: ListDeclaration, [field, text]: readonly [string, string], words: Words) {
  const { name, label } = labelOf(list, field, words);
  const isChoice = list.columns[name]?.choices !== undefined;
  const value = text
    .split(',')
    .map((one) => (isChoice ? words.choice(name, one) : one))
    .join(', ');
  return { label, value };
}

function labelOf({ filters }: ListDeclaration, field: string, words: Words): { name: string; label: string } {
  if (Object.hasOwn(filters, field)) return { name: field, label: words.column(field) };
  const [, name = field, end = ''] = /^(.*)(From|To|Min|Max)$/.exec(field) ?? [];
  const column = words.column(name);
  const key = ({ From: 'from', To: 'until', Min: 'atLeast', Max: 'atMost' } as const)[end] ?? 'from';
  return { name, label: words.text(key, { column }) };
}
