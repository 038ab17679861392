import { useMemo } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { NumberForm } from '../../../shared/code/number-fields.tsx';

type NumberValues = { mobileNum: string; countryDialingCode: string };

/** What a registration's form lends to the fields of its number. */
export function useNumberForm<Values extends NumberValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'setError' | 'clearErrors'>,
  refuse: (failure: unknown) => void,
): NumberForm {
  const { getValues, setValue, setError, clearErrors } = form;
  return useMemo(() => {
    const number = 'mobileNum' as Path<Values>;
    const dialing = 'countryDialingCode' as Path<Values>;
    return {
      readNumber: () => getValues(number),
      setDialingCode: (code) => setValue(dialing, code as PathValue<Values, Path<Values>>),
      sayOfNumber: (message) =>
        message === null ? clearErrors(number) : setError(number, { message }, { shouldFocus: true }),
      refuse,
    };
  }, [getValues, setValue, setError, clearErrors, refuse]);
}
