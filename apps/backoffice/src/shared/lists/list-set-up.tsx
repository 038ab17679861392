import type { ListDeclaration } from '@pelita/contract/office';
import { CheckBox } from '@pelita/ui/check-box';
import { TextField } from '@pelita/ui/text-field';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { KeptOfList } from './kept-views.ts';
import type { ListAddress } from './list-address.ts';
import { useListWords } from './list-words.ts';

/** Which columns are shown. */
export function ColumnChoice(props: {
  list: ListDeclaration;
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}) {
  const { list, hidden, onChange } = props;
  const words = useListWords();
  const names = Object.keys(list.columns).filter((name) => list.columns[name]?.kind !== 'currency');
  const toggle = (name: string): void =>
    onChange(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <details className="list-box">
      <summary className="button button-small button-quiet">{words.text('columns')}</summary>
      <fieldset className="list-box-inner" aria-label={words.text('columns')}>
        {names.map((name) => (
          <CheckBox
            key={name}
            label={words.column(name)}
            isChecked={!hidden.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** Filters and order under a name, kept in this browser. */
export function SavedViews(props: {
  kept: KeptOfList;
  address: ListAddress;
  onOpen: (address: ListAddress) => void;
  onKeep: (kept: KeptOfList) => void;
}) {
  const { kept, address, onOpen, onKeep } = props;
  const { text } = useListWords();
  const [name, setName] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return;
    const others = kept.views.filter((view) => view.name !== typed);
    onKeep({ ...kept, views: [...others, { name: typed, address }] });
    setName('');
  };
  return (
    <details className="list-box">
      <summary className="button button-small button-quiet">{text('views')}</summary>
      <div className="list-box-inner">
        {kept.views.length > 0 && (
          <ul className="list-views">
            {kept.views.map((view) => (
              <li key={view.name}>
                <button type="button" className="link" onClick={() => onOpen(view.address)}>
                  {view.name}
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text('forgetView', { name: view.name })}
                  onClick={() => onKeep({ ...kept, views: kept.views.filter((one) => one !== view) })}
                >
                  <X aria-hidden size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={save} className="list-save">
          <TextField name="view" label={text('viewName')} value={name} onChange={setName} />
          <button type="submit" className="button button-small button-quiet">
            {text('saveView')}
          </button>
        </form>
      </div>
    </details>
  );
}
