import { expect, test } from 'vitest';
import { flagUrl } from './flags.ts';
import { countriesIn, isPhoneNumber, matchingCountries } from './countries.ts';

const countries = countriesIn('EN');
const found = (typed: string) => matchingCountries(countries, typed).map(({ code }) => code);

test('LOGIN-03 a country is found by a word of its name, by its code and by its number', () => {
  expect(found('malay')).toEqual(['MY']);
  expect(found('lanka')).toEqual(['LK']);
  expect(found('+673')).toEqual(['BN']);
  expect(found('sg')).toEqual(['SG']);
  expect(found('curacao')).toEqual(['CW']);
  expect(found('nowhere')).toEqual([]);
  expect(found(' ')).toHaveLength(countries.length);
});

test('LOGIN-03 a country carries its number and its name in the language of the page', () => {
  expect(countriesIn('MY').find(({ code }) => code === 'DE')).toEqual({
    code: 'DE',
    name: 'Jerman',
    dialingCode: '49',
  });
});

test('LOGIN-03 every country of the list has a drawn flag', () => {
  const without = countries.filter(({ code }) => flagUrl(code) === undefined);
  expect(without).toEqual([]);
});

test('SMS-02 a number is judged by the country before anything is sent to it', () => {
  expect(isPhoneNumber('12-345 6789', '60')).toBe(true);
  expect(isPhoneNumber('0123456789', '60')).toBe(true);
  expect(isPhoneNumber('12', '60')).toBe(false);
  expect(isPhoneNumber('12345six89', '60')).toBe(false);
  expect(isPhoneNumber('0123456789', '65')).toBe(false);
});
