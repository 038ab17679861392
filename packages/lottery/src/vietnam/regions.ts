import type { DigitPrize } from '../results/prizes.ts';

/** A region's prizes, from the special one down, and the odds of its price list. */
export interface Region {
  readonly code: 'XSMB' | 'XSMN' | 'XSMT';
  readonly prizes: readonly DigitPrize[];
  /** The lowest prize, of two digits, and the one above it, of three. */
  readonly lowest: 'G7' | 'G8';
  readonly secondLowest: 'G6' | 'G7';
  readonly odds: RegionOdds;
  readonly example: Readonly<Record<string, string | readonly string[]>>;
}

export type RegionOdds = Readonly<
  Record<'lo2' | 'lo3' | 'lo4' | 'money2' | 'money3' | 'money4' | 'digit' | 'bothEnds2' | 'bothEnds3' | 'da', string>
>;

const odds: RegionOdds = {
  lo2: '99',
  lo3: '900',
  lo4: '8880',
  money2: '99',
  money3: '960',
  money4: '8880',
  digit: '9.9',
  bothEnds2: '75',
  bothEnds3: '650',
  da: '650',
};

export const north: Region = {
  code: 'XSMB',
  prizes: [
    { name: 'DB', count: 1, digits: 5 },
    { name: 'G1', count: 1, digits: 5 },
    { name: 'G2', count: 2, digits: 5 },
    { name: 'G3', count: 6, digits: 5 },
    { name: 'G4', count: 4, digits: 4 },
    { name: 'G5', count: 6, digits: 4 },
    { name: 'G6', count: 3, digits: 3 },
    { name: 'G7', count: 4, digits: 2 },
  ],
  lowest: 'G7',
  secondLowest: 'G6',
  odds,
  example: {
    DB: '47213',
    G1: ['90856'],
    G2: ['12047', '66813'],
    G3: ['55120', '30947', '81206', '27613', '49058', '00347'],
    G4: ['1284', '7713', '9047', '3356'],
    G5: ['4420', '8813', '0672', '5947', '2131', '6605'],
    G6: ['213', '847', '056'],
    G7: ['13', '47', '88', '05'],
  },
};

/** Prizes of the south, which the centre shares. */
export const south: Region = {
  code: 'XSMN',
  prizes: [
    { name: 'DB', count: 1, digits: 6 },
    { name: 'G1', count: 1, digits: 5 },
    { name: 'G2', count: 1, digits: 5 },
    { name: 'G3', count: 2, digits: 5 },
    { name: 'G4', count: 7, digits: 5 },
    { name: 'G5', count: 1, digits: 4 },
    { name: 'G6', count: 3, digits: 4 },
    { name: 'G7', count: 1, digits: 3 },
    { name: 'G8', count: 1, digits: 2 },
  ],
  lowest: 'G8',
  secondLowest: 'G7',
  odds: { ...odds, lo4: '5500', da: '750' },
  example: {
    DB: '480213',
    G1: ['77120'],
    G2: ['36647'],
    G3: ['02913', '58801'],
    G4: ['11947', '60356', '84420', '29113', '73308', '05672', '91205'],
    G5: ['4713'],
    G6: ['3047', '8821', '6609'],
    G7: ['213'],
    G8: ['47'],
  },
};

export const centre: Region = { ...south, code: 'XSMT' };
