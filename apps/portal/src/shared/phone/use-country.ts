import { useMemo, useState } from 'react';
import { usePageLanguage, useStartup } from '../page/page.ts';
import { countriesIn, type Country } from './countries.ts';

/** The chosen country, at first the brand's own. */
export function useCountry() {
  const { code } = usePageLanguage();
  const home = useStartup().settings.country;
  const countries = useMemo(() => countriesIn(code), [code]);
  const [chosen, setChosen] = useState<string>(home);
  const country = countries.find((one) => one.code === chosen);
  if (!country) throw new Error(`${chosen} is no country`);
  const onCountry = (next: Country): void => setChosen(next.code);
  return { country, countries, onCountry };
}
