import { COUNTRY_DROPDOWN_HIDE_MS } from '@pelita/contract';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../language/use-text.ts';
import { type Country, matchingCountries } from './countries.ts';
import { Flag } from './flag.tsx';

type Props = { country: Country; countries: readonly Country[]; onChoose: (country: Country) => void };

/** LOGIN-03: the country's number with its flag; a press opens the list, which goes 200 ms after the focus has left it. */
export function CountryChoice({ country, countries, onChoose }: Props) {
  const text = useText('identity');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);

  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <span
      className="contents"
      onFocus={() => clearTimeout(hiding.current)}
      onBlur={() => {
        clearTimeout(hiding.current);
        hiding.current = setTimeout(() => setIsOpen(false), COUNTRY_DROPDOWN_HIDE_MS);
      }}
    >
      <button
        ref={opener}
        type="button"
        className="country-opener"
        aria-label={text('countryCode', { country: country.name, code: `+${country.dialingCode}` })}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Flag countryCode={country.code} /> +{country.dialingCode}
        <ChevronDown aria-hidden size={16} />
      </button>
      {isOpen && (
        <CountryList
          country={country}
          countries={countries}
          onClose={close}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
        />
      )}
    </span>
  );
}

function CountryList({ country, countries, onChoose, onClose }: Props & { onClose: () => void }) {
  const text = useText('identity');
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = matchingCountries(countries, typed);
  const [at, setAt] = useState(() => countries.indexOf(country));
  const pointed = found[at];
  const optionId = (one: Country): string => `${id}-${one.code}`;
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    // What it answers is a promise in newer browsers, and no clean-up.
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form does not send itself, and the modal around it stays open.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length);
    if (event.key === 'Enter' && pointed) onChoose(pointed);
    if (event.key === 'Escape') onClose();
  };
  return (
    <div className="country-panel">
      <input
        ref={search}
        className="country-search"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={pointed && optionId(pointed)}
        aria-label={text('searchCountry')}
        placeholder={text('searchCountry')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && (
        <p role="status" className="text-muted p-3 text-sm">
          {text('noCountry')}
        </p>
      )}
      <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={text('searchCountry')} className="country-list">
        {found.map((one, place) => (
          <button
            type="button"
            tabIndex={-1}
            key={one.code}
            id={optionId(one)}
            role="option"
            aria-selected={one.code === country.code}
            className={`country-option ${place === at ? 'country-pointed' : ''}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
          >
            <Flag countryCode={one.code} />
            <span className="flex-1">{one.name}</span>
            <span className="text-muted tabular-nums">+{one.dialingCode}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
