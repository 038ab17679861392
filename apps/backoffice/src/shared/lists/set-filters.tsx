import type { ListDeclaration } from '@pelita/contract/office';
import { X } from 'lucide-react';
import { fieldNames, type ListAddress } from './list-address.ts';
import { useListWords } from './list-words.ts';

/** Each filter that is set, in words, with a way to take it off: an empty list is empty because of them. */
export function SetFilters(props: { list: ListDeclaration; address: ListAddress; onClear: (field: string) => void }) {
  const { list, address, onClear } = props;
  const words = useListWords();
  const set = fieldNames(list).filter((field) => address[field] !== undefined);
  if (set.length === 0) return null;
  return (
    <ul className="list-set" aria-label={words.text('setFilters')}>
      {set.map((field) => {
        const { name, label } = labelOf(list, field, words);
        const value = (address[field] ?? '')
          .split(',')
          .map((one) => (list.columns[name]?.choices ? words.choice(name, one) : one))
          .join(', ');
        return (
          <li key={field}>
            <span>
              {label}: <strong>{value}</strong>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={words.text('clearFilter', { filter: label })}
              onClick={() => onClear(field)}
            >
              <X aria-hidden size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf(
  { filters }: ListDeclaration,
  field: string,
  words: ReturnType<typeof useListWords>,
): { name: string; label: string } {
  if (Object.hasOwn(filters, field)) return { name: field, label: words.column(field) };
  const [, name = field, end = ''] = /^(.*)(From|To|Min|Max)$/.exec(field) ?? [];
  const column = words.column(name);
  const key = ({ From: 'from', To: 'until', Min: 'atLeast', Max: 'atMost' } as const)[end] ?? 'from';
  return { name, label: words.text(key, { column }) };
}
