import './form.css';
import type { Ref } from 'react';

type Props = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isInvalid?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A box to tick, the words beside it part of what is pressed. */
export function CheckBox({ label, isChecked, onChange, isInvalid = false, ref }: Props) {
  return (
    <label className="checkbox">
      <input
        ref={ref}
        type="checkbox"
        className="checkbox-box"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={isInvalid}
      />
      {label}
    </label>
  );
}
