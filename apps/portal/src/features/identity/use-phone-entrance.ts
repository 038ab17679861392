import { useCallback, useRef } from 'react';
import type { Path } from 'react-hook-form';
import type { NumberForm } from '../../shared/code/number-fields.tsx';
import { type FieldWords, useActForm } from '../../shared/form/use-act-form.ts';
import { loginDeviceId } from './device-id.ts';
import { type AskSecondStep, secondStepOf } from './second-step.ts';

type Whence = { countryDialingCode: string; loginDeviceId: string };

/**
 * LOGIN-02, PASS-02: a form whose number is proved by a code and whose act opens a session: what a login by text and a
 * recovery by phone have in common. A login from a new address goes on with its second step.
 */
export function usePhoneEntrance<Values extends Record<string, string>>(given: {
  empty: Values;
  numberName: Path<Values>;
  act: (typed: Values, whence: Whence) => Promise<void>;
  judge?: (typed: Values) => FieldWords<Values>;
  onSecondStep: AskSecondStep;
}) {
  const { empty, numberName, act, judge, onSecondStep } = given;
  const chosen = useRef('');
  const setDialingCode = useCallback((dialingCode: string) => void (chosen.current = dialingCode), []);
  const form = useActForm(
    empty,
    async (typed) => {
      try {
        await act(typed, { countryDialingCode: chosen.current, loginDeviceId: loginDeviceId() });
      } catch (failure) {
        const step = secondStepOf(failure);
        if (!step) throw failure;
        onSecondStep(step);
      }
    },
    judge,
  );
  const number: NumberForm = {
    readNumber: () => form.getValues(numberName),
    setDialingCode,
    sayOfNumber: (message) => {
      form.forgive(numberName);
      if (message !== null) form.setError(numberName, { message }, { shouldFocus: true });
    },
    refuse: form.refuse,
  };
  return { ...form, number };
}
