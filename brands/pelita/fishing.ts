import type { TableSeed, VendorSeed } from '@pelita/contract';

/** What a shot may cost, in sen. */
const shots = (minimum: number, maximum: number): TableSeed => ({
  minimumMinor: BigInt(minimum),
  maximumMinor: BigInt(maximum),
  roundSeconds: 1,
});

/** Fishing games. They differ in what swims, in what it is worth, in the water or in what a shot may cost. */
export const fishVendors: readonly VendorSeed[] = [
  {
    code: 'MUARA',
    name: 'Muara',
    category: 'FISH',
    titles: [
      { code: 'terumbu-karang', name: 'Terumbu Karang', engine: 'fish-reef', table: shots(10, 1_000) },
      { code: 'terumbu-karang-tinggi', name: 'Terumbu Karang Tinggi', engine: 'fish-reef', table: shots(100, 5_000) },
      { code: 'teluk-tenang', name: 'Teluk Tenang', engine: 'fish-reef-calm', table: shots(5, 500) },
      { code: 'teluk-tenang-besar', name: 'Teluk Tenang Besar', engine: 'fish-reef-calm', table: shots(50, 2_000) },
      { code: 'bakau-malam', name: 'Bakau Malam', engine: 'fish-mangrove', table: shots(10, 1_000) },
      { code: 'bakau-lampion', name: 'Bakau Lampion', engine: 'fish-mangrove', table: shots(2, 200) },
      { code: 'bakau-diraja', name: 'Bakau Diraja', engine: 'fish-mangrove', table: shots(100, 5_000) },
    ],
  },
  {
    code: 'SAMUDERA',
    name: 'Samudera',
    category: 'FISH',
    titles: [
      { code: 'lubuk-naga', name: 'Lubuk Naga', engine: 'fish-royal', table: shots(10, 1_000) },
      { code: 'lubuk-naga-diraja', name: 'Lubuk Naga Diraja', engine: 'fish-royal', table: shots(100, 5_000) },
      { code: 'kolam-istana', name: 'Kolam Istana', engine: 'fish-royal', table: shots(2, 200) },
      { code: 'laut-dalam', name: 'Laut Dalam', engine: 'fish-deep', table: shots(10, 1_000) },
      { code: 'laut-dalam-tinggi', name: 'Laut Dalam Tinggi', engine: 'fish-deep', table: shots(100, 5_000) },
      { code: 'gergasi-laut', name: 'Gergasi Laut', engine: 'fish-deep-giants', table: shots(5, 500) },
      { code: 'gergasi-laut-tinggi', name: 'Gergasi Laut Tinggi', engine: 'fish-deep-giants', table: shots(50, 2_000) },
    ],
  },
];
