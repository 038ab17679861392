import { useCallback, useRef } from 'react';
import type { Path } from 'react-hook-form';
import type { useActForm } from '@pelita/ui/use-act-form';
import type { NumberForm } from './number-fields.tsx';

/** What a form lends to its `NumberFields`, and the country that was chosen there. */
export function useNumberForm() {
  const chosen = useRef('');
  const setDialingCode = useCallback((dialingCode: string) => void (chosen.current = dialingCode), []);
  function numberOf<Values extends Record<string, string>>(
    form: ReturnType<typeof useActForm<Values>>,
    name: Path<Values>,
  ): NumberForm {
    return {
      readNumber: () => form.getValues(name),
      setDialingCode,
      sayOfNumber: (message) => {
        form.forgive(name);
        if (message !== null) form.setError(name, { message }, { shouldFocus: true });
      },
      refuse: form.refuse,
    };
  }
  return { dialingCode: () => chosen.current, numberOf };
}
