import { CheckBox } from '@pelita/ui/check-box';
import { ChoiceField } from '@pelita/ui/choice-field';
import { DateField } from '@pelita/ui/date-field';
import { FieldFrame } from '@pelita/ui/field-frame';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { MoneyField } from '@pelita/ui/money-field';
import { NewPasswordFields } from '@pelita/ui/new-password-fields';
import { PasswordField } from '@pelita/ui/password-field';
import { SubmitButton } from '@pelita/ui/submit-button';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { TextField } from '@pelita/ui/text-field';
import { UploadField } from '@pelita/ui/upload-field';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { banks, longWords } from '../samples.ts';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';
import { SomeUploads } from './some-uploads.tsx';

const nothing = () => undefined;

function Money(props: Partial<ComponentProps<typeof MoneyField>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <MoneyField
      name="amount"
      label={words.amount}
      hint={words.between}
      currency="MYR"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

function Text(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TextField name="name" label={words.name} hint={words.asOnCard} {...props} value={value} onChange={setValue} />
  );
}

function Password(props: Partial<ComponentProps<typeof PasswordField>>) {
  const [value, setValue] = useState('');
  return <PasswordField name="password" label={words.password} {...props} value={value} onChange={setValue} />;
}

function Area({ problem }: { problem: string | undefined }) {
  const [value, setValue] = useState('');
  return (
    <TextAreaField
      name="message"
      label={words.message}
      value={value}
      onChange={setValue}
      hint={words.rule}
      problem={problem}
    />
  );
}

function Ticked({ isInvalid = false }: { isInvalid?: boolean }) {
  const [isChecked, setIsChecked] = useState(!isInvalid);
  return <CheckBox label={words.terms} isChecked={isChecked} onChange={setIsChecked} isInvalid={isInvalid} />;
}

function OfForm({ isSecret = false }: { isSecret?: boolean }) {
  const { control } = useForm({ defaultValues: { name: '', password: '', again: '', bank: '' } });
  return isSecret ? (
    <NewPasswordFields
      control={control}
      name="password"
      againName="again"
      label={words.password}
      againLabel={words.again}
      hint={words.rule}
    />
  ) : (
    <FormField control={control} name="name" label={words.name} />
  );
}

function Day({ problem }: { problem?: string }) {
  const [value, setValue] = useState('1990-02-28');
  return <DateField name="day" label={words.time} value={value} onChange={setValue} problem={problem} />;
}

function ChosenBank() {
  const { control } = useForm({ defaultValues: { bank: '' } });
  return <ChoiceField control={control} name="bank" label={words.bank} nothing={words.choose} choices={banks} />;
}

export const fields: Shelf = {
  'text-field': [
    { name: 'default', show: () => <Text /> },
    { name: 'focused', force: 'focus-visible', show: () => <Text value="Bayu" /> },
    { name: 'invalid', show: () => <Text problem={words.required} /> },
    { name: 'disabled', show: () => <Text value="Bayu bin Osman" isDisabled /> },
    { name: 'long', show: () => <Text value={longWords} label={longWords} hint={longWords} /> },
  ],
  'money-field': [
    { name: 'default', show: () => <Money /> },
    { name: 'filled', show: () => <Money value="1,250.50" /> },
    { name: 'invalid', show: () => <Money value="5" problem={words.tooSmall} /> },
    { name: 'disabled', show: () => <Money value="500.00" isDisabled /> },
  ],
  'password-field': [
    { name: 'default', show: () => <Password /> },
    { name: 'invalid', show: () => <Password problem={words.rule} /> },
  ],
  'new-password-fields': [{ name: 'default', show: () => <OfForm isSecret /> }],
  'form-field': [{ name: 'default', show: () => <OfForm /> }],
  'text-area-field': [
    { name: 'default', show: () => <Area problem={undefined} /> },
    { name: 'invalid', show: () => <Area problem={words.required} /> },
  ],
  'date-field': [
    { name: 'default', show: () => <Day /> },
    { name: 'invalid', show: () => <Day problem={words.required} /> },
  ],
  'choice-field': [{ name: 'default', show: ChosenBank }],
  'field-frame': [
    {
      name: 'around a control of one’s own',
      show: () => (
        <FieldFrame label={words.country} problem={undefined} hint={words.asOnCard}>
          {(wiring) => <input {...wiring} className="field-input" defaultValue="MY" />}
        </FieldFrame>
      ),
    },
  ],
  'check-box': [
    { name: 'ticked', show: () => <Ticked /> },
    { name: 'invalid', show: () => <Ticked isInvalid /> },
  ],
  'upload-field': [
    {
      name: 'empty',
      show: () => <UploadField label={words.pictures} uploads={[]} onAdd={nothing} onRemove={nothing} />,
    },
    { name: 'ready, sending, sent, failed, long', show: SomeUploads },
    {
      name: 'disabled, invalid',
      show: () => (
        <UploadField
          label={words.pictures}
          uploads={[]}
          onAdd={nothing}
          onRemove={nothing}
          problem={words.uploadFailed}
          isDisabled
        />
      ),
    },
  ],
  'submit-button': [
    { name: 'default', show: () => <SubmitButton label={words.send} runningLabel={words.sending} isRunning={false} /> },
    {
      name: 'pointed at',
      force: 'hover',
      show: () => <SubmitButton label={words.send} runningLabel={words.sending} isRunning={false} />,
    },
    { name: 'running', show: () => <SubmitButton label={words.send} runningLabel={words.sending} isRunning /> },
  ],
  'form-problem': [
    { name: 'default', show: () => <FormProblem text={words.refused} /> },
    { name: 'long', show: () => <FormProblem text={longWords} /> },
  ],
};
