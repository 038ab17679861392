import './palette.css';
import { officeHref } from '../../shared/navigation/office-href.ts';
import { useRouter } from '@pelita/router/react';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useOperator } from '../../shared/session/use-operator.ts';
import { placesFor } from '../shell/places.ts';
import type { Found } from './finder.ts';
import { type Group, useFound } from './use-found.ts';

/** Finds a page, a player or a setting by what is typed; the arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText('officeFrame');
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const groups = [...useFoundPages(typed), ...useFound(typed)];
  const all = groups.flatMap(({ found }) => found);
  const chosen = all[Math.min(at, all.length - 1)];

  const open = ({ href }: Found): void => {
    onClose();
    void router.follow(href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  };
  return (
    <ModalFrame kind="modal" width={640} title={text('find')} onClose={onClose}>
      <input
        className="palette-input"
        role="combobox"
        aria-label={text('find')}
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.key}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={text('findHint')}
        data-takes-focus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={text('find')} className="palette-list">
        {groups.map(({ name, found }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} className="palette-group">
              {text(name)}
            </p>
            {found.map((one) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
              <div
                key={one.key}
                id={`${id}-${one.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={one === chosen}
                className="palette-option"
                onClick={() => open(one)}
              >
                {one.label}
                {one.note !== undefined && <small>{one.note}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="palette-none">
        {all.length === 0 && text('nothingFound')}
      </p>
    </ModalFrame>
  );
}

function useFoundPages(typed: string): Group[] {
  const titles = useText('officePages');
  const { permissions } = useOperator();
  const words = typed.trim().toLowerCase();
  const found = placesFor(permissions)
    .flatMap(({ places }) => places)
    .map(({ path, facts }) => ({ key: path, label: titles(facts.title), href: officeHref(path) }))
    .filter(({ label }) => label.toLowerCase().includes(words));
  return found.length > 0 ? [{ name: 'foundPages', found }] : [];
}
