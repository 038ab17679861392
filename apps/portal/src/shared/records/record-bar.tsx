import type { Call, CallRequest } from '@pelita/contract';
import { DateRange } from '@pelita/ui/date-range';
import type { Days } from '@pelita/ui/days';
import { notify } from '@pelita/ui/notice';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '../calls/failure-text.ts';
import { takeFile } from '../calls/take-file.ts';
import { useText } from '../language/use-text.ts';
import { shifted } from './record-days.ts';

/** Above a record: its days, to and fro, its filters and its file. */
export function RecordBar(props: {
  days: Days;
  today: string;
  onDays: (days: Days) => void;
  children?: ReactNode;
  file: ReactNode;
}) {
  const { days, today, onDays, children, file } = props;
  const text = useText('records');
  return (
    <div className="record-bar">
      <div className="record-days">
        <DateRange
          label={text('days')}
          days={days}
          today={today}
          maximum={today}
          presets={['today', 'previous7', 'previous30']}
          onChange={onDays}
        />
        <span className="record-shift">
          <button
            type="button"
            className="icon-button"
            aria-label={text('earlier')}
            onClick={() => onDays(shifted(days, 'earlier', today))}
          >
            <ChevronLeft aria-hidden size={20} className="mirrored" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={text('later')}
            disabled={days.to >= today}
            onClick={() => onDays(shifted(days, 'later', today))}
          >
            <ChevronRight aria-hidden size={20} className="mirrored" />
          </button>
        </span>
      </div>
      <div className="record-filters">
        {children}
        {file}
      </div>
    </div>
  );
}

/** The whole list as a file, by the filters that are set. */
export function FileButton<C extends Call & { table: true }>(props: {
  call: C;
  input: CallRequest<C>;
  name: string;
  list: string;
}) {
  const { call, input, name, list } = props;
  const text = useText('kitData');
  const [isRunning, setIsRunning] = useState(false);
  const take = async () => {
    setIsRunning(true);
    await takeFile(call, input, name).catch((failure: unknown) =>
      notify({ tone: 'problem', text: failureText(failure) }),
    );
    setIsRunning(false);
  };
  return (
    <button
      type="button"
      className="button button-small button-quiet record-file"
      aria-label={text('csvOf', { list })}
      disabled={isRunning}
      onClick={() => void take()}
    >
      <Download aria-hidden size={16} />
      {text('csv')}
    </button>
  );
}

/** One filter: what it is about is said by its first choice. */
export function Filter<Value extends string>(props: {
  label: string;
  all: string;
  value: Value | undefined;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}) {
  const { label, all, value, choices, onChange } = props;
  return (
    <select
      aria-label={label}
      className="field-input field-choice record-filter"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value as Value | '') || undefined)}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
