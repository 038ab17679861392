import type { Filter, ListDeclaration } from '@pelita/contract/office';
import type { Choice } from '@pelita/ui/choice-field';
import { ComboBox } from '@pelita/ui/combo-box';
import { CheckBox } from '@pelita/ui/check-box';
import { nowMs } from '@pelita/client/now';
import { DateRange } from '@pelita/ui/date-range';
import { dayIn } from '@pelita/ui/days';
import { TextField } from '@pelita/ui/text-field';
import { ListFilter } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { startup } from '../page/startup.ts';
import type { ListAddress } from './list-address.ts';
import { useListWords } from './list-words.ts';
import { PersonFilter } from './person-filter.tsx';
import { isPerson } from './persons.ts';
import { useTypedFilters } from './typed-filters.ts';

type Change = (changed: Readonly<Record<string, string | undefined>>) => void;
/** By the name of a filter. */
export type FilterChoices = Readonly<Record<string, readonly Choice[]>>;
type Props = {
  name: string;
  list: ListDeclaration;
  address: ListAddress;
  choices?: FilterChoices | undefined;
  typed: ReturnType<typeof useTypedFilters>;
  onChange: Change;
};

/** The filters of a list as its declaration has them. What is chosen counts at once, what is typed with Enter. */
export function ListFilters(props: Omit<Props, 'name' | 'typed'>) {
  const { list, address } = props;
  const words = useListWords();
  const typed = useTypedFilters(address);
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const values = Object.fromEntries(fields.map(([name, value]) => [name, (value as string).trim()]));
    typed.send(values);
    props.onChange(values);
  };
  return (
    <>
      {/* On a phone they would push the list off the screen. */}
      <button
        type="button"
        className="button button-small button-quiet list-filters-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden size={16} />
        {words.text('filters')}
      </button>
      <form
        role="search"
        aria-label={words.text('filters')}
        className="list-filters"
        data-open={isOpen || undefined}
        onSubmit={submit}
      >
        {Object.entries(list.filters).map(([name, filter]) => (
          <OneFilter key={name} name={name} filter={filter} typed={typed} {...props} />
        ))}
        <button type="submit" className="button button-small button-quiet">
          {words.text('apply')}
        </button>
      </form>
    </>
  );
}

function OneFilter({ filter, ...props }: Props & { filter: Filter }) {
  const words = useListWords();
  const { name, list, address, choices, typed, onChange } = props;
  const label = words.column(name);
  switch (filter.kind) {
    case 'search':
      return <TypedFilter name={name} type="search" label={label} typed={typed} />;
    case 'exact': {
      const kind = list.columns[name]?.kind;
      const value = address[name] ?? null;
      const choose = (chosen: string | null): void => onChange({ [name]: chosen ?? undefined });
      if (isPerson(kind)) return <PersonFilter kind={kind} label={label} value={value} onChange={choose} />;
      const known = choices?.[name];
      if (known) return <ComboBox label={label} choices={known} value={value} onChange={choose} />;
      return <TypedFilter name={name} label={label} typed={typed} />;
    }
    case 'range':
      return (
        <>
          <TypedFilter
            name={`${name}Min`}
            label={words.text('atLeast', { column: words.column(name) })}
            typed={typed}
          />
          <TypedFilter name={`${name}Max`} label={words.text('atMost', { column: words.column(name) })} typed={typed} />
        </>
      );
    case 'many':
      return <ManyFilter {...props} />;
    case 'between':
      return <DaysFilter {...props} />;
  }
}

function TypedFilter(props: Pick<Props, 'name' | 'typed'> & { label: string; type?: 'search' }) {
  const { name, label, typed, type } = props;
  return (
    <TextField
      name={name}
      label={label}
      value={typed.valueOf(name)}
      onChange={(text) => typed.type(name, text)}
      {...(type ? { type } : {})}
    />
  );
}

/** Several of a choice, in a box that opens under its name. */
function ManyFilter({ name, list, address, onChange }: Props) {
  const words = useListWords();
  const chosen = address[name]?.split(',') ?? [];
  const label = words.column(name);
  const toggle = (one: string): void => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    onChange({ [name]: next.join(',') });
  };
  return (
    <details className="list-box">
      <summary className="button button-small button-quiet">
        {chosen.length === 0 ? label : words.text('chosen', { column: label, count: String(chosen.length) })}
      </summary>
      <fieldset className="list-box-inner" aria-label={label}>
        {list.columns[name]?.choices?.map((one) => (
          <CheckBox
            key={one}
            label={words.choice(name, one)}
            isChecked={chosen.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </fieldset>
    </details>
  );
}

function DaysFilter({ name, address, onChange }: Props) {
  const words = useListWords();
  const [from, to] = [address[`${name}From`], address[`${name}To`]];
  const set = (days: { from: string; to: string } | null): void =>
    onChange({ [`${name}From`]: days?.from, [`${name}To`]: days?.to });
  if (from === undefined || to === undefined) {
    const today = dayIn(startup.timeZone, nowMs());
    return (
      <button
        type="button"
        className="button button-small button-quiet"
        onClick={() => set({ from: today, to: today })}
      >
        {words.text('chooseDays', { column: words.column(name) })}
      </button>
    );
  }
  return (
    <div className="list-days">
      <DateRange label={words.column(name)} days={{ from, to }} onChange={set} />
      <button type="button" className="button button-small button-quiet" onClick={() => set(null)}>
        {words.text('allDays')}
      </button>
    </div>
  );
}
