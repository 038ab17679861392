import { lazy } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';
import { Optional } from '../state/optional.tsx';
import type { ComboBoxProps } from './combo-box-field.tsx';

const ComboBoxField = lazy(() => import('./combo-box-field.tsx'));

/** One of a long list, found by typing some of it. Until its script is here it is a field that cannot be typed into. */
export function ComboBox(props: ComboBoxProps) {
  const { label, problem, hint, choices, value } = props;
  const shown = choices.find((choice) => choice.value === value)?.label ?? '';
  const shape = (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {(wiring) => <input {...wiring} className="field-input" value={shown} disabled readOnly />}
    </FieldFrame>
  );
  return (
    <Optional fallback={shape}>
      <ComboBoxField {...props} />
    </Optional>
  );
}
