/*
 * What a unit returns by prize: the straight bets, and those that cover all orders of a number by one unit, by how many
 * orders there are.
 */
export const drawnPrizes = ['first', 'second', 'third', 'special', 'consolation'] as const;
export type DrawnPrize = (typeof drawnPrizes)[number];
export type Pays = Readonly<Partial<Record<DrawnPrize, string>>>;

export interface FourDigitList {
  readonly code: string;
  readonly straight: { readonly big: Pays; readonly small: Pays };
  readonly everyOrder: { readonly big: PaysByOrders; readonly small: PaysByOrders };
  /** Further straight bets, on the last digits of some of the prizes. */
  readonly further: Readonly<Record<string, Pays & { readonly digits: number }>>;
}

type PaysByOrders = Readonly<Record<24 | 12 | 6 | 4, Pays>>;

const pays = (...odds: readonly string[]): Pays =>
  Object.fromEntries(odds.map((price, at) => [drawnPrizes[at], price]));

export const malaysia: FourDigitList = {
  code: '4D-MY',
  straight: { big: pays('2500', '1000', '500', '180', '60'), small: pays('3500', '2000', '1000') },
  everyOrder: {
    big: {
      24: pays('105', '42', '21', '8', '3'),
      12: pays('209', '84', '42', '15', '5'),
      6: pays('417', '167', '84', '30', '10'),
      4: pays('625', '250', '125', '45', '15'),
    },
    small: {
      24: pays('146', '84', '42'),
      12: pays('292', '167', '84'),
      6: pays('584', '334', '167'),
      4: pays('875', '500', '250'),
    },
  },
  further: {
    a4: { digits: 4, first: '6000' },
    b4: { digits: 4, second: '6000' },
    c4: { digits: 4, third: '6000' },
    d4: { digits: 4, special: '600' },
    e4: { digits: 4, consolation: '600' },
    a3: { digits: 3, first: '660' },
    abc3: { digits: 3, first: '220', second: '220', third: '220' },
    a2: { digits: 2, first: '65' },
    abc2: { digits: 2, first: '21', second: '21', third: '21' },
  },
};

export const singapore: FourDigitList = {
  code: '4D-SG',
  straight: { big: pays('2000', '1000', '490', '250', '60'), small: pays('3000', '2000', '800') },
  everyOrder: {
    big: {
      24: pays('83', '41', '20', '10', '3'),
      12: pays('166', '83', '40', '20', '6'),
      6: pays('335', '168', '85', '41', '10'),
      4: pays('500', '250', '127', '62', '15'),
    },
    small: {
      24: pays('125', '83', '33'),
      12: pays('250', '167', '66'),
      6: pays('500', '333', '133'),
      4: pays('750', '500', '200'),
    },
  },
  further: {},
};
