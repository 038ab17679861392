import type { Path } from 'react-hook-form';
import { useNumberForm } from '../../../shared/code/use-number-form.ts';
import { type FieldWords, useActForm } from '@pelita/ui/use-act-form';
import { loginDeviceId } from '../device-id.ts';
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
  judge?: (typed: NoInfer<Values>) => FieldWords<NoInfer<Values>>;
  onSecondStep: AskSecondStep;
}) {
  const { empty, numberName, act, judge, onSecondStep } = given;
  const { dialingCode, numberOf } = useNumberForm();
  const form = useActForm(
    empty,
    async (typed) => {
      try {
        await act(typed, { countryDialingCode: dialingCode(), loginDeviceId: loginDeviceId() });
      } catch (failure) {
        const step = secondStepOf(failure);
        if (!step) throw failure;
        onSecondStep(step);
      }
    },
    judge,
  );
  return { ...form, number: numberOf(form, numberName) };
}
