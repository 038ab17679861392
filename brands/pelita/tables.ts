import type { TableSeed, VendorSeed } from '@pelita/contract';

/** Limits in whole ringgit, and the pace of a table. */
const table = (minimum: number, maximum: number, roundSeconds: 24 | 30 | 40): TableSeed => ({
  minimumMinor: BigInt(minimum) * 100n,
  maximumMinor: BigInt(maximum) * 100n,
  roundSeconds,
});

/** A table for one waits for its player, so its pace is none. */
const hand = (minimum: number, maximum: number): TableSeed => ({
  minimumMinor: BigInt(minimum) * 100n,
  maximumMinor: BigInt(maximum) * 100n,
  roundSeconds: 1,
});

/** Tables that many share. They differ in rules, in what they pay, in limits or in pace. */
export const liveVendors: readonly VendorSeed[] = [
  {
    code: 'SERAMBI',
    name: 'Serambi',
    category: 'LIVE',
    titles: [
      { code: 'baccarat-serambi', name: 'Baccarat Serambi', engine: 'baccarat', table: table(1, 500, 30) },
      {
        code: 'baccarat-serambi-pantas',
        name: 'Baccarat Serambi Pantas',
        engine: 'baccarat',
        table: table(1, 1_000, 24),
      },
      {
        code: 'baccarat-serambi-tinggi',
        name: 'Baccarat Serambi Tinggi',
        engine: 'baccarat',
        table: table(5, 5_000, 30),
      },
      { code: 'baccarat-diraja', name: 'Baccarat Diraja', engine: 'baccarat', table: table(50, 20_000, 40) },
      {
        code: 'baccarat-tanpa-komisen',
        name: 'Baccarat Tanpa Komisen',
        engine: 'baccarat-no-commission',
        table: table(1, 1_000, 30),
      },
      {
        code: 'baccarat-tanpa-komisen-tinggi',
        name: 'Baccarat Tanpa Komisen Tinggi',
        engine: 'baccarat-no-commission',
        table: table(10, 10_000, 30),
      },
      { code: 'baccarat-harimau', name: 'Baccarat Harimau', engine: 'baccarat-tiger', table: table(1, 500, 30) },
      {
        code: 'baccarat-harimau-emas',
        name: 'Baccarat Harimau Emas',
        engine: 'baccarat-tiger',
        table: table(10, 5_000, 40),
      },
      {
        code: 'baccarat-seri-sembilan',
        name: 'Baccarat Seri Sembilan',
        engine: 'baccarat-tie-9',
        table: table(1, 500, 30),
      },
      { code: 'baccarat-pasar', name: 'Baccarat Pasar', engine: 'baccarat', table: table(1, 200, 24) },
      { code: 'naga-harimau', name: 'Naga Harimau', engine: 'dragon-tiger', table: table(1, 500, 24) },
      { code: 'naga-harimau-tinggi', name: 'Naga Harimau Tinggi', engine: 'dragon-tiger', table: table(10, 5_000, 30) },
      {
        code: 'naga-harimau-kencana',
        name: 'Naga Harimau Kencana',
        engine: 'dragon-tiger-tie-11',
        table: table(1, 500, 24),
      },
      {
        code: 'naga-harimau-diraja',
        name: 'Naga Harimau Diraja',
        engine: 'dragon-tiger-tie-11',
        table: table(20, 10_000, 30),
      },
      { code: 'roulette-anjung', name: 'Roulette Anjung', engine: 'roulette', table: table(1, 500, 30) },
      { code: 'roulette-anjung-pantas', name: 'Roulette Anjung Pantas', engine: 'roulette', table: table(1, 500, 24) },
      {
        code: 'roulette-anjung-tinggi',
        name: 'Roulette Anjung Tinggi',
        engine: 'roulette',
        table: table(10, 10_000, 40),
      },
      {
        code: 'roulette-separuh-balik',
        name: 'Roulette Separuh Balik',
        engine: 'roulette-half-back',
        table: table(1, 1_000, 30),
      },
      {
        code: 'roulette-separuh-balik-tinggi',
        name: 'Roulette Separuh Balik Tinggi',
        engine: 'roulette-half-back',
        table: table(20, 10_000, 40),
      },
      { code: 'sic-bo-pasar', name: 'Sic Bo Pasar', engine: 'sic-bo', table: table(1, 500, 24) },
      { code: 'sic-bo-pasar-tinggi', name: 'Sic Bo Pasar Tinggi', engine: 'sic-bo', table: table(10, 5_000, 30) },
      { code: 'sic-bo-lima-puluh', name: 'Sic Bo Lima Puluh', engine: 'sic-bo-50', table: table(1, 500, 24) },
      {
        code: 'sic-bo-lima-puluh-tinggi',
        name: 'Sic Bo Lima Puluh Tinggi',
        engine: 'sic-bo-50',
        table: table(10, 5_000, 30),
      },
      { code: 'naga-harimau-pasar', name: 'Naga Harimau Pasar', engine: 'dragon-tiger', table: table(2, 200, 24) },
      { code: 'roulette-pasar', name: 'Roulette Pasar', engine: 'roulette', table: table(1, 200, 24) },
      { code: 'blackjack-serambi', name: 'Blackjack Serambi', engine: 'blackjack', table: hand(1, 200) },
      {
        code: 'blackjack-serambi-tinggi',
        name: 'Blackjack Serambi Tinggi',
        engine: 'blackjack',
        table: hand(20, 5_000),
      },
      {
        code: 'blackjack-lembut',
        name: 'Blackjack Tujuh Belas Lembut',
        engine: 'blackjack-soft-17',
        table: hand(1, 500),
      },
    ],
  },
];
