import './days.css';
import { nowMs } from '@pelita/client/now';
import { languageOf } from '@pelita/i18n';
import { CalendarDays } from 'lucide-react';
import { lazy, useId } from 'react';
import { Optional } from '../state/optional.tsx';
import { useReader } from '../words/reader.ts';
import { useKitText } from '../words/use-kit-text.ts';
import { dayIn, type Days, daysOf, daysText, lengthOf, type Preset } from './days.ts';

const DayPicker = lazy(() => import('./day-picker.tsx'));

/** From one day to another: a preset, or two days of a calendar, which comes when the rest is here. */
export function DateRange(props: {
  label: string;
  days: Days;
  onChange: (days: Days) => void;
  presets?: readonly Preset[];
  /** The business day; that of the reader's zone unless told. */
  today?: string;
  /** The first and the last day that can be chosen. */
  minimum?: string;
  maximum?: string;
  problem?: string | undefined;
  isDisabled?: boolean;
}) {
  const { label, days, onChange, presets = usualPresets, problem, isDisabled = false, ...limits } = props;
  const { language, timeZone } = useReader();
  const text = useKitText('kitData');
  const today = props.today ?? dayIn(timeZone, nowMs());
  const problemId = useId();
  const nameOf = (preset: Preset): string => {
    if (preset === 'today' || preset === 'thisMonth') return text(preset);
    const count = String(lengthOf(preset));
    return preset.startsWith('next') ? text('nextDays', { count }) : text('previousDays', { count });
  };
  const shown = (
    <>
      <CalendarDays aria-hidden size={16} />
      {daysText(languageOf(language).tag, days)}
    </>
  );
  return (
    <div className="field" data-invalid={problem === undefined ? undefined : true}>
      <div role="group" aria-label={label} aria-describedby={problem && problemId} className="date-range">
        <div className="date-presets">
          {presets.map((preset) => {
            const { from, to } = daysOf(preset, today);
            return (
              <button
                key={preset}
                type="button"
                className="date-preset"
                aria-pressed={from === days.from && to === days.to}
                disabled={isDisabled}
                onClick={() => onChange({ from, to })}
              >
                {nameOf(preset)}
              </button>
            );
          })}
        </div>
        <Optional fallback={<span className="date-shown">{shown}</span>}>
          <DayPicker days={days} onChange={onChange} today={today} isDisabled={isDisabled} {...limits}>
            {shown}
          </DayPicker>
        </Optional>
      </div>
      {problem !== undefined && (
        <span id={problemId} className="field-problem">
          {problem}
        </span>
      )}
    </div>
  );
}

const usualPresets: readonly Preset[] = ['today', 'previous7', 'previous30', 'thisMonth'];
