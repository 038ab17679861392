import { decimal, fraction, times, type Fraction } from '@pelita/games/fraction';
import { FULL_RETURN } from '@pelita/lottery';
import { useText } from '../../../shared/language/use-text.ts';

/** A lower prize mode for a rebate of each stake, win or lose: together they always return the same. */
export function RebateSlider(props: {
  bounds: { readonly lowest: number; readonly highest: number };
  rebate: Fraction;
  onChange: (rebate: Fraction) => void;
}) {
  const { bounds, rebate, onChange } = props;
  const text = useText('betting');
  const taken = Number(decimal(times(rebate, fraction(FULL_RETURN)), 0));
  const percent = decimal(times(rebate, fraction(100)), 1);
  return (
    <div className="rebate">
      <label htmlFor="rebate" className="rebate-name">
        {text('rebate')} <b>{`${percent}%`}</b>
      </label>
      <input
        id="rebate"
        type="range"
        min={0}
        max={bounds.highest - bounds.lowest}
        step={2}
        value={taken}
        aria-valuetext={text('rebateValue', { percent, mode: String(bounds.highest - taken) })}
        onChange={(event) => onChange(fraction(Number(event.target.value), FULL_RETURN))}
      />
      <span className="rebate-mode">{text('prizeMode', { mode: String(bounds.highest - taken) })}</span>
    </div>
  );
}
