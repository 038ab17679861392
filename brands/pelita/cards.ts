import type { TableSeed, VendorSeed } from '@pelita/contract';

/** The unit in sen, so many of which a hand may cost at most, and the seconds to think. */
const table = (unit: number, hold: 20 | 39 | 51, turnSeconds: 12 | 15 | 20 | 25): TableSeed => ({
  minimumMinor: BigInt(unit),
  maximumMinor: BigInt(unit * hold),
  roundSeconds: turnSeconds,
});

/** Card games between people. They differ in game, in stakes, in how many play and how long one may think. */
export const cardVendors: readonly VendorSeed[] = [
  {
    code: 'GELANGGANG',
    name: 'Gelanggang',
    category: 'PVP',
    titles: [
      { code: 'niu-niu-pasar', name: 'Niu Niu Pasar', engine: 'niu-niu', table: table(10, 20, 15) },
      { code: 'niu-niu-gelanggang', name: 'Niu Niu Gelanggang', engine: 'niu-niu', table: table(50, 20, 12) },
      { code: 'niu-niu-diraja', name: 'Niu Niu Diraja', engine: 'niu-niu', table: table(500, 20, 12) },
      { code: 'niu-niu-berdua', name: 'Niu Niu Berdua', engine: 'niu-niu-duel', table: table(20, 20, 12) },
      { code: 'big-two-pasar', name: 'Big Two Pasar', engine: 'big-two', table: table(10, 39, 20) },
      { code: 'big-two-gelanggang', name: 'Big Two Gelanggang', engine: 'big-two', table: table(50, 39, 20) },
      { code: 'big-two-diraja', name: 'Big Two Diraja', engine: 'big-two', table: table(200, 39, 25) },
      { code: 'big-two-berdua', name: 'Big Two Berdua', engine: 'big-two-duel', table: table(20, 39, 20) },
      { code: 'tien-len-pasar', name: 'Tien Len Pasar', engine: 'tien-len', table: table(10, 51, 20) },
      { code: 'tien-len-gelanggang', name: 'Tien Len Gelanggang', engine: 'tien-len', table: table(50, 51, 20) },
      { code: 'tien-len-berdua', name: 'Tien Len Berdua', engine: 'tien-len-duel', table: table(20, 51, 20) },
      { code: 'niu-niu-latihan', name: 'Niu Niu Latihan', engine: 'niu-niu-practice', table: table(100, 20, 20) },
      { code: 'big-two-latihan', name: 'Big Two Latihan', engine: 'big-two-practice', table: table(100, 39, 25) },
      { code: 'tien-len-latihan', name: 'Tien Len Latihan', engine: 'tien-len-practice', table: table(100, 51, 25) },
    ],
  },
];
