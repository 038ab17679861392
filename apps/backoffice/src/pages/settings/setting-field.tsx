import { FieldFrame } from '@pelita/ui/field-frame';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../shared/language/use-text.ts';
import type { Setting } from './setting.ts';
import type { Typed } from './typed-value.ts';

type Props = { setting: Setting; typed: Typed; onType: (typed: Typed) => void; problem: string | undefined };

/** The field that a value of this kind is changed by; where it may be nothing, a box says so. */
export function SettingField(props: Props) {
  const { setting, typed, onType } = props;
  const text = useText('officeSettings');
  return (
    <>
      {!typed.isNothing && <Field {...props} />}
      {setting.form.isNullable && (
        <label className="checkbox">
          <input
            type="checkbox"
            className="checkbox-box"
            checked={typed.isNothing}
            onChange={(event) => onType({ ...typed, isNothing: event.target.checked })}
          />
          {text('isNothing')}
        </label>
      )}
    </>
  );
}

function Field({ setting, typed, onType, problem }: Props) {
  const text = useText('officeSettings');
  const { kind, choices, minimum, maximum } = setting.form;
  const field = {
    name: 'value',
    label: text('value'),
    value: typed.text,
    onChange: (value: string) => onType({ text: value, isNothing: false }),
    problem,
  };
  switch (kind) {
    case 'switch':
      return (
        <Choice
          {...field}
          choices={[
            ['true', text('switchOn')],
            ['false', text('switchOff')],
          ]}
        />
      );
    case 'choice':
      return <Choice {...field} choices={choices.map((choice) => [String(choice), String(choice)])} />;
    case 'number': {
      const isBound = minimum !== null && maximum !== null;
      const hint = isBound ? text('numberBetween', { minimum: String(minimum), maximum: String(maximum) }) : undefined;
      return <TextField {...field} inputMode="decimal" hint={hint} takesFocus />;
    }
    case 'text':
      return <TextField {...field} takesFocus />;
    case 'lines':
    case 'data':
      return <TextAreaField {...field} hint={kind === 'lines' ? text('linesHint') : text('dataHint')} />;
  }
}

function Choice(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
}) {
  const { label, value, onChange, problem, choices } = props;
  return (
    <FieldFrame label={label} problem={problem}>
      {(wiring) => (
        <select
          {...wiring}
          className="field-input field-choice"
          data-takes-focus
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map(([of, words]) => (
            <option key={of} value={of}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
