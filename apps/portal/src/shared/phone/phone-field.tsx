import './phone-field.css';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '@pelita/ui/form-field';
import type { Country } from './countries.ts';
import { CountryChoice } from './country-choice.tsx';

type Props<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  country: Country;
  countries: readonly Country[];
  onCountry: (country: Country) => void;
  isRequired?: boolean;
  takesFocus?: boolean;
};

/** A mobile number: the country's number before it, what is dialled inside the country after it. */
export function PhoneField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, country, countries, onCountry, isRequired = true, takesFocus = false } = props;
  return (
    <div className="phone-field">
      <FormField
        control={control}
        name={name}
        label={label}
        inputMode="tel"
        type="tel"
        autoComplete="tel-national"
        isRequired={isRequired}
        takesFocus={takesFocus}
        start={<CountryChoice country={country} countries={countries} onChoose={onCountry} />}
      />
    </div>
  );
}
