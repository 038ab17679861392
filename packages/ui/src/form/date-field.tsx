import './form.css';
import { datePartName, type DatePart, datePartsOf } from '@pelita/i18n';
import { type Ref, useId, useState } from 'react';
import { useReader } from '../words/reader.ts';

export type DateFieldProps = {
  name: string;
  label: string;
  /** `yyyy-MM-dd`; empty where nothing is typed, and no day of the calendar while something is missing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  problem?: string | undefined;
  hint?: string | undefined;
  /** What the browser may fill in, like `bday`: each part by its own name. */
  autoComplete?: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A day as three fields, in the order and by the names of the reader's language. */
export function DateField(props: DateFieldProps) {
  const { name, label, value, onChange, onBlur, problem, hint, autoComplete, ref } = props;
  const { language } = useReader();
  const [typed, setTyped] = useState(() => partsOf(value));
  const noteId = useId();
  // A form that was reset has another value than what was typed here.
  const parts = textOf(typed) === value ? typed : partsOf(value);
  const note = problem ?? hint;
  const change = (part: DatePart, text: string) => {
    const next = { ...parts, [part]: text.replaceAll(/\D/g, '') };
    setTyped(next);
    onChange(textOf(next));
  };
  return (
    <fieldset className="field" data-invalid={problem === undefined ? undefined : true}>
      <legend className="field-label">{label}</legend>
      <span className="date-parts">
        {datePartsOf(language).map((part, index) => (
          <label key={part} className="field-box date-part" data-part={part}>
            <span className="date-part-name">{datePartName(language, part)}</span>
            <input
              ref={index === 0 ? ref : undefined}
              className="field-input"
              name={`${name}-${part}`}
              value={parts[part]}
              onChange={(event) => change(part, event.target.value)}
              onBlur={onBlur}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
              aria-invalid={problem !== undefined}
              aria-describedby={note === undefined ? undefined : noteId}
            />
          </label>
        ))}
      </span>
      {note !== undefined && (
        <span id={noteId} className={problem === undefined ? 'field-hint' : 'field-problem'}>
          {note}
        </span>
      )}
    </fieldset>
  );
}

type Parts = Record<DatePart, string>;

function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

function textOf({ year, month, day }: Parts): string {
  if (year + month + day === '') return '';
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
