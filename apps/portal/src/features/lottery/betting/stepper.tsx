import { Minus, Plus } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';

/** A whole number, one up, one down, or typed. */
export function Stepper(props: {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const { label, value, least = 1, most, onChange } = props;
  const text = useText('betting');
  const within = (next: number) => Math.max(least, Math.min(most, next));
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span aria-hidden className="stepper-label">
        {label}
      </span>
      <span className="stepper-box">
        <button
          type="button"
          aria-label={text('less')}
          disabled={value <= least}
          onClick={() => onChange(within(value - 1))}
        >
          <Minus aria-hidden size={16} />
        </button>
        <input
          inputMode="numeric"
          aria-label={label}
          value={String(value)}
          onChange={(event) => {
            const typed = event.target.value.replaceAll(/\D/g, '').slice(0, 6);
            onChange(typed === '' ? least : within(Number(typed)));
          }}
        />
        <button
          type="button"
          aria-label={text('more')}
          disabled={value >= most}
          onClick={() => onChange(within(value + 1))}
        >
          <Plus aria-hidden size={16} />
        </button>
      </span>
    </div>
  );
}
