import { type SecondStepMethod, secondStepMethods } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';

/** What a login from a new place or device is still asked for. */
export type SecondStep = {
  verificationToken: string;
  methods: { method: SecondStepMethod; hint: string }[];
  /** For how long the device may go without it from now on; 0 where it may not. */
  trustDays: number;
};
export type AskSecondStep = (step: SecondStep) => void;

/** The second step that a refused login names; null for any other failure. */
export function secondStepOf(failure: unknown): SecondStep | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'login_verification_required') return null;
  const { verificationToken, methods, trustDays } = failure.extra;
  if (typeof verificationToken !== 'string' || !Array.isArray(methods)) return null;
  const known = methods.flatMap((way: unknown) => {
    const { method, hint } = (way ?? {}) as { method?: unknown; hint?: unknown };
    const name = secondStepMethods.find((one) => one === method);
    return name ? [{ method: name, hint: typeof hint === 'string' ? hint : '' }] : [];
  });
  if (known.length === 0) return null;
  return { verificationToken, methods: known, trustDays: typeof trustDays === 'number' ? trustDays : 0 };
}
