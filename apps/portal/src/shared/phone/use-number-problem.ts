import { useText } from '../language/use-text.ts';
import { type Country, isPhoneNumber } from '../phone/countries.ts';

/** SMS-02: what is wrong with a typed number, in words, before anything goes out to it. */
export function useNumberProblem(): (typed: string, country: Country) => string | null {
  const text = useText('fieldErrors');
  return (typed, { dialingCode }) => {
    if (typed.trim() === '') return text('required');
    return isPhoneNumber(typed.trim(), dialingCode) ? null : text('phone_number');
  };
}
