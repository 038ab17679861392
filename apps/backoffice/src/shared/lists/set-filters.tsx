import type { ListDeclaration } from '@pelita/contract/office';
import { X } from 'lucide-react';
import { filterLabel, FilterValue } from './filter-value.tsx';
import { fieldNames, type ListAddress } from './list-address.ts';
import type { FilterChoices } from './list-filters.tsx';
import { useListWords } from './list-words.ts';

/** Each filter that is set, in words, with a way to take it off: an empty list is empty because of them. */
export function SetFilters(props: {
  list: ListDeclaration;
  address: ListAddress;
  choices: FilterChoices | undefined;
  onClear: (field: string) => void;
}) {
  const { list, address, choices, onClear } = props;
  const words = useListWords();
  const set = fieldNames(list).filter((field) => address[field] !== undefined);
  if (set.length === 0) return null;
  return (
    <ul className="list-set" aria-label={words.text('setFilters')}>
      {set.map((field) => {
        const label = filterLabel(list, field, words);
        return (
          <li key={field}>
            <span>
              {label}:{' '}
              <strong>
                <FilterValue list={list} field={field} value={address[field] ?? ''} choices={choices} />
              </strong>
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
