import { describe, expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { decimalFrom, decimalText, hundredthsOf, oddsFormats, oddsIn, oddsText } from './odds.ts';

describe('GAME-10 sports: odds in every form', () => {
  test.each([
    [150, '0.50', '0.50', '-2.00', '-200'],
    [180, '0.80', '0.80', '-1.25', '-125'],
    [200, '1.00', '1.00', '1.00', '+100'],
    [220, '1.20', '-0.83', '1.20', '+120'],
    [350, '2.50', '-0.40', '2.50', '+250'],
  ])(
    '%i hundredths are %s Hong Kong, %s Malay, %s Indonesian and %s American',
    (price, hongKong, malay, indonesian, american) => {
      const shown = (['hongKong', 'malay', 'indonesian', 'american'] as const).map((format) => oddsText(format, price));
      expect(shown).toEqual([hongKong, malay, indonesian, american]);
      expect(oddsText('decimal', price)).toBe(decimalText(price));
    },
  );

  test('a Malay price below zero is exact: 2.20 is −5/6', () => {
    expect(oddsIn('malay', fraction(22, 10))).toEqual(fraction(-5, 6));
  });

  test('Malay −0.2 is 6.00 and −0.7 is 2.43, Indonesian −1.25 is 1.80', () => {
    expect(decimalFrom('malay', fraction(-2, 10))).toEqual(fraction(6));
    expect(decimalFrom('malay', fraction(-7, 10))).toEqual(fraction(17, 7));
    expect(oddsText('decimal', 243)).toBe('2.43');
    expect(decimalFrom('indonesian', fraction(-125, 100))).toEqual(fraction(9, 5));
  });

  test('every price from 1.01 to 50.00 comes back from every form as it was', () => {
    for (const format of oddsFormats)
      for (let hundredths = 101; hundredths <= 5_000; hundredths += 1) {
        const price = fraction(hundredths, 100);
        expect(decimalFrom(format, oddsIn(format, price))).toEqual(price);
      }
  });

  test('what is no price is none', () => {
    expect(() => oddsIn('malay', fraction(1))).toThrow(RangeError);
    expect(() => decimalFrom('indonesian', fraction(0))).toThrow(RangeError);
    expect(['1.95', '2', '2.5', '02.50', '', '1e2', '-1', '1.955', '1,95', ' 2'].map(hundredthsOf)).toEqual([
      195,
      200,
      250,
      250,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
