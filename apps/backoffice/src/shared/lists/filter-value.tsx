import type { ListDeclaration } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import { daysText } from '@pelita/ui/days';
import { useReader } from '@pelita/ui/reader';
import type { FilterChoices } from './list-filters.tsx';
import { useListWords } from './list-words.ts';
import { isPerson, type PersonKind, usePersonName } from './persons.ts';

type Words = ReturnType<typeof useListWords>;

/** What a field of an address asks, as a person reads it. */
export function FilterValue(props: {
  list: ListDeclaration;
  field: string;
  value: string;
  choices?: FilterChoices | undefined;
}) {
  const { list, field, value, choices } = props;
  const words = useListWords();
  const { tag } = languageOf(useReader().language);
  const { name } = filterOfField(list, field);
  if (list.filters[name]?.kind === 'between') return daysText(tag, { from: value, to: value });
  const column = list.columns[name];
  if (isPerson(column?.kind)) return <PersonName kind={column.kind} value={value} />;
  if (column?.choices === undefined) return choices?.[name]?.find((one) => one.value === value)?.label ?? value;
  return value
    .split(',')
    .map((one) => words.choice(name, one))
    .join(', ');
}

function PersonName(of: { kind: PersonKind; value: string }) {
  return usePersonName(of.kind, of.value);
}

/** "Amount, at least", for `amountMin`. */
export function filterLabel(list: ListDeclaration, field: string, words: Words): string {
  const { name, end } = filterOfField(list, field);
  const column = words.column(name);
  const keys = { From: 'from', To: 'until', Min: 'atLeast', Max: 'atMost' } as const;
  return end === null ? column : words.text(keys[end], { column });
}

function filterOfField({ filters }: ListDeclaration, field: string) {
  const [, name, end] = /^(.*)(From|To|Min|Max)$/.exec(field) ?? [];
  return name === undefined || Object.hasOwn(filters, field)
    ? { name: field, end: null }
    : { name, end: end as 'From' | 'To' | 'Min' | 'Max' };
}
