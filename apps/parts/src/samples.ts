/** What the parts are shown with: made-up people and figures, short, long and many. */
export type Movement = {
  id: string;
  time: string;
  kind: string;
  detail: string;
  state: 'done' | 'waiting' | 'failed';
  amount: string;
  balance: string;
};

export const longWords =
  'Dompet-Bersama-Persekutuan-Peruncit-Pasar-Malam-Kuala-Terengganu dan sebuah nama yang tidak mahu berhenti di mana-mana';

const kinds = ['Menang', 'Taruhan', 'Deposit', 'Pengeluaran', 'Bonus', 'Pelarasan'];
const states = ['done', 'done', 'done', 'waiting', 'done', 'failed'] as const;

export const movements: readonly Movement[] = Array.from({ length: 40 }, (_, at) => ({
  id: `T-${88_214 - at * 7}`,
  time: `20 Nov ${String(18 - Math.floor(at / 4)).padStart(2, '0')}:${String(42 - (at % 4) * 9).padStart(2, '0')}`,
  kind: kinds[at % kinds.length] ?? '',
  detail: at === 2 ? longWords : `Koi Rising · pusingan 7,${410 - at}`,
  state: states[at % states.length] ?? 'done',
  amount: ['1966.40', '-20.00', '500.00', '-900.00', '88.00', '0.00'][at % 6] ?? '0.00',
  balance: (12_480.5 - at * 31).toFixed(2),
}));

export const banks = ['Bank Purnama', 'Bank Kenanga', 'Bank Seroja', 'Dompet Saku', 'DuitPantas', longWords].map(
  (label, at) => ({ value: `bank-${at}`, label }),
);

export const team = [
  {
    key: 'KL-04',
    name: 'KL-04',
    note: 'ejen, 0.30%',
    figure: '858.36',
    branches: [
      {
        key: 'bandar',
        name: 'bandar_kecil',
        note: 'ejen, 0.20%',
        figure: '104.30',
        branches: [{ key: 'awan', name: 'awan_putih', figure: '2.10' }],
      },
      { key: 'suria', name: 'suria88', note: 'ahli', figure: '144.93' },
    ],
  },
  {
    key: 'PG-11',
    name: 'PG-11',
    note: 'ejen, 0.30%',
    figure: '624.60',
    branches: [{ key: 'orkid', name: 'orkid_5', figure: '65.82' }],
  },
  { key: 'long', name: longWords, figure: '0.00' },
];

export const hours = Array.from({ length: 19 }, (_, hour) => String(hour).padStart(2, '0'));
const wave = (height: number, shift: number) =>
  hours.map((_, hour) => (height * (1.15 - Math.cos(((hour + shift) / 24) * 2 * Math.PI)) + hour * 900).toFixed(2));
export const deposits = wave(42_000, 3);
export const withdrawals = wave(30_000, 4);
export const lastFriday = wave(46_000, 2);
export const net = hours.map((_, hour) => (hour % 5 === 2 ? `-${1_200 + hour * 40}.00` : `${2_400 + hour * 150}.50`));
