import '../form/form.css';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import type { Choice } from '../form/choice-field.tsx';
import { useKitText } from '../words/use-kit-text.ts';
import { Floating } from './floating.tsx';
import { ReaderLocale } from './reader-locale.tsx';

export type ComboBoxProps = {
  label: string;
  choices: readonly Choice[];
  /** The chosen one's value; null while there is none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Where the choices depend on what is typed: they are those that fit, and nothing else is filtered. */
  typed?: string;
  onType?: (typed: string) => void;
  hint?: string | undefined;
  problem?: string | undefined;
  isDisabled?: boolean;
};

export default function ComboBoxField(props: ComboBoxProps) {
  const { label, choices, value, onChange, typed = '', onType, hint, problem, isDisabled = false } = props;
  const text = useKitText('kitData');
  const isInvalid = problem !== undefined;
  return (
    <ReaderLocale>
      <ComboBox
        className="field"
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        {...(onType === undefined
          ? { defaultItems: choices }
          : { items: choices, inputValue: typed, onInputChange: onType })}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        allowsEmptyCollection
      >
        <Label className="field-label">{label}</Label>
        <div className="field-box">
          <Input className="field-input" autoComplete="off" spellCheck={false} />
          <Button className="icon-button" aria-label={text('openList')}>
            <ChevronDown aria-hidden size={18} />
          </Button>
        </div>
        {isInvalid ? (
          <FieldError className="field-problem">{problem}</FieldError>
        ) : (
          hint !== undefined && (
            <Text slot="description" className="field-hint">
              {hint}
            </Text>
          )
        )}
        <Floating isAsWide>
          <ListBox className="choices" renderEmptyState={() => <p className="choices-none">{text('noneFound')}</p>}>
            {(choice: Choice) => (
              <ListBoxItem id={choice.value} textValue={choice.label} className="choice">
                {choice.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Floating>
      </ComboBox>
    </ReaderLocale>
  );
}
