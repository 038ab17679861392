import { sendRegistrationCode } from '@pelita/contract';
import { useEffect } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { proveHuman } from '../../shared/calls/human-check.ts';
import { send } from '../../shared/calls/send.ts';
import { FormField } from '../../shared/form/form-field.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PhoneField } from '../../shared/phone/phone-field.tsx';
import { useCountry } from '../../shared/phone/use-country.ts';
import { CodeControl } from './code-control.tsx';
import { useNumberProblem } from './use-number-problem.ts';

/** What a registration's form lends to the fields of the number; the country's number is not typed but chosen. */
export type NumberForm = {
  readNumber: () => string;
  setDialingCode: (dialingCode: string) => void;
  sayOfNumber: (problem: string | null) => void;
  refuse: (failure: unknown) => void;
};

export type NumberFieldsProps<Values extends FieldValues> = {
  control: Control<Values>;
  numberName: FieldPath<Values>;
  codeName: FieldPath<Values>;
  form: NumberForm;
  label: string;
  isRequired: boolean;
  hasCode: boolean;
};

/** REG-06: the number of whoever registers, and the code that proves it where the brand asks for one. */
export default function NumberFields<Values extends FieldValues>(props: NumberFieldsProps<Values>) {
  const { control, numberName, codeName, form, label, isRequired, hasCode } = props;
  const text = useText('identity');
  const numberProblem = useNumberProblem();
  const { country, countries, onCountry } = useCountry();
  const { dialingCode } = country;
  const { setDialingCode } = form;
  useEffect(() => setDialingCode(dialingCode), [dialingCode, setDialingCode]);

  const requestCode = async () => {
    const mobileNo = form.readNumber().trim();
    const problem = numberProblem(mobileNo, country);
    form.sayOfNumber(problem);
    if (problem !== null) return null;
    const humanVerification = await proveHuman(text('humanCheckInsecure'));
    return send(sendRegistrationCode, { body: { mobileNo, countryDialingCode: dialingCode, humanVerification } });
  };
  const numbers = { country, countries, onCountry, isRequired };
  return (
    <>
      <PhoneField control={control} name={numberName} label={label} {...numbers} />
      {hasCode && (
        <>
          <CodeControl ask={requestCode} onRefused={form.refuse} />
          <FormField
            control={control}
            name={codeName}
            label={text('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired={isRequired}
          />
        </>
      )}
    </>
  );
}
