import type { TableSeed, VendorSeed } from '@pelita/contract';

/** The price of a ticket in sen, how many of them a player may hold, and the seconds from one sale to the next. */
const room = (price: number, tickets: number, roundSeconds: number): TableSeed => ({
  minimumMinor: BigInt(price),
  maximumMinor: BigInt(price * tickets),
  roundSeconds,
});

/** Bingo rooms. They differ in balls, in patterns, in what a ticket costs or in pace. */
export const bingoVendors: readonly VendorSeed[] = [
  {
    code: 'BALAI',
    name: 'Balai',
    category: 'BINGO',
    titles: [
      { code: 'bingo-balai-raya', name: 'Bingo Balai Raya', engine: 'bingo-75', table: room(50, 24, 180) },
      { code: 'bingo-balai-sepuluh-sen', name: 'Bingo Sepuluh Sen', engine: 'bingo-75', table: room(10, 24, 180) },
      { code: 'bingo-balai-diraja', name: 'Bingo Balai Diraja', engine: 'bingo-75', table: room(500, 24, 240) },
      { code: 'bingo-kilat', name: 'Bingo Kilat', engine: 'bingo-75-line', table: room(50, 24, 60) },
      {
        code: 'bingo-empat-penjuru',
        name: 'Bingo Empat Penjuru',
        engine: 'bingo-75-corners',
        table: room(50, 24, 180),
      },
      { code: 'bingo-tanglung', name: 'Bingo Tanglung', engine: 'bingo-75-lantern', table: room(100, 24, 180) },
      { code: 'bingo-penuh', name: 'Bingo Penuh', engine: 'bingo-75-full', table: room(100, 24, 180) },
      { code: 'tambola-senja', name: 'Tambola Senja', engine: 'bingo-90', table: room(50, 36, 240) },
      { code: 'tambola-sepuluh-sen', name: 'Tambola Sepuluh Sen', engine: 'bingo-90', table: room(10, 36, 240) },
      { code: 'tambola-penuh', name: 'Tambola Penuh', engine: 'bingo-90-full', table: room(100, 36, 240) },
    ],
  },
];
