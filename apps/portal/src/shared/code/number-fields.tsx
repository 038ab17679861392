import type { CodeSent } from '@pelita/contract';
import { useEffect } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '@pelita/ui/form-field';
import { useText } from '../language/use-text.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { useCountry } from '../phone/use-country.ts';
import { useNumberProblem } from '../phone/use-number-problem.ts';
import { CodeControl } from './code-control.tsx';
import type { CountBy } from './code-wait.ts';

/** What a form lends to the fields of its number; the country's number is not typed but chosen. */
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
  isRequired?: boolean;
  hasCode?: boolean;
  takesFocus?: boolean;
  countBy?: CountBy;
  /** Asks for the code of a number that can be one. */
  requestCode: (number: { mobileNum: string; countryDialingCode: string }) => Promise<CodeSent>;
};

/** LOGIN-02, REG-06, PASS-02: a mobile number, and the code that proves it. */
export default function NumberFields<Values extends FieldValues>(props: NumberFieldsProps<Values>) {
  const { control, numberName, codeName, form, label, requestCode, countBy } = props;
  const { isRequired = true, hasCode = true, takesFocus = false } = props;
  const text = useText('identity');
  const numberProblem = useNumberProblem();
  const { country, countries, onCountry } = useCountry();
  const { dialingCode } = country;
  const { setDialingCode } = form;
  useEffect(() => setDialingCode(dialingCode), [dialingCode, setDialingCode]);

  const ask = async () => {
    const mobileNum = form.readNumber().trim();
    const problem = numberProblem(mobileNum, country);
    form.sayOfNumber(problem);
    return problem === null ? requestCode({ mobileNum, countryDialingCode: dialingCode }) : null;
  };
  const numbers = { country, countries, onCountry, isRequired, takesFocus };
  return (
    <>
      <PhoneField control={control} name={numberName} label={label} {...numbers} />
      {hasCode && (
        <>
          <CodeControl ask={ask} onRefused={form.refuse} {...(countBy ? { countBy } : {})} />
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
