import NumberFields, { type NumberFieldsProps } from '../../../shared/code/number-fields.tsx';
import type { RegistrationValues } from './registration-fields.ts';

/** The number in the form by username. It comes by itself, with the countries, their flags and what judges a number. */
export default function RegistrationNumber(props: NumberFieldsProps<RegistrationValues>) {
  return <NumberFields {...props} />;
}
