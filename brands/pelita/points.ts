import type { PointGoodSeed } from '@pelita/contract';

/** What the demonstration brand's points mall lays out on its first day. */
export const pointGoods: readonly PointGoodSeed[] = [
  {
    code: 'credit-10',
    motif: 'coin',
    points: 1_000,
    stock: 500,
    credit: '10.00',
    words: {
      EN: { name: 'MYR 10 credit', detail: 'In your wallet at once.' },
      MY: { name: 'Kredit MYR 10', detail: 'Terus masuk ke dompet anda.' },
    },
  },
  {
    code: 'credit-50',
    motif: 'chest',
    points: 4_800,
    stock: 200,
    credit: '50.00',
    words: {
      EN: { name: 'MYR 50 credit', detail: 'In your wallet at once.' },
      MY: { name: 'Kredit MYR 50', detail: 'Terus masuk ke dompet anda.' },
    },
  },
  {
    code: 'credit-188',
    motif: 'trophy',
    points: 17_000,
    stock: 60,
    credit: '188.00',
    requiredAmount: '5000.00',
    words: {
      EN: { name: 'MYR 188 credit', detail: 'For regular players: it asks for stakes of the last thirty days.' },
      MY: { name: 'Kredit MYR 188', detail: 'Untuk pemain tetap: perlu jumlah taruhan dalam tiga puluh hari lepas.' },
    },
  },
  {
    code: 'brass-lantern',
    motif: 'lantern',
    points: 3_800,
    stock: 42,
    words: {
      EN: { name: 'Brass lantern', detail: 'A small lantern for the table. Free delivery.' },
      MY: { name: 'Tanglung tembaga', detail: 'Tanglung kecil untuk meja. Penghantaran percuma.' },
    },
  },
  {
    code: 'songket-scarf',
    motif: 'songket',
    points: 9_500,
    stock: 8,
    words: {
      EN: { name: 'Songket scarf', detail: 'Woven by hand in Terengganu. Free delivery.' },
      MY: { name: 'Selendang songket', detail: 'Ditenun dengan tangan di Terengganu. Penghantaran percuma.' },
    },
  },
  {
    code: 'gift-basket',
    motif: 'gift',
    points: 3_200,
    stock: 60,
    words: {
      EN: { name: 'Gift basket', detail: 'Biscuits, dates and tea. Free delivery.' },
      MY: { name: 'Bakul hadiah', detail: 'Biskut, kurma dan teh. Penghantaran percuma.' },
    },
  },
  {
    code: 'football',
    motif: 'football',
    points: 4_100,
    stock: 15,
    words: {
      EN: { name: 'Football', detail: 'Size 5, with the lamp of the brand. Free delivery.' },
      MY: { name: 'Bola sepak', detail: 'Saiz 5, bercorak pelita. Penghantaran percuma.' },
    },
  },
  {
    code: 'shuttlecocks',
    motif: 'shuttlecock',
    points: 1_800,
    stock: 90,
    words: {
      EN: { name: 'Shuttlecocks', detail: 'A tube of six. Free delivery.' },
      MY: { name: 'Bulu tangkis', detail: 'Satu tiub enam biji. Penghantaran percuma.' },
    },
  },
  {
    code: 'gamepad',
    motif: 'gamepad',
    points: 12_000,
    stock: 12,
    words: {
      EN: { name: 'Wireless gamepad', detail: 'For phone and computer. Free delivery.' },
      MY: { name: 'Alat kawal tanpa wayar', detail: 'Untuk telefon dan komputer. Penghantaran percuma.' },
    },
  },
  {
    code: 'wau',
    motif: 'kite',
    points: 5_600,
    stock: 20,
    words: {
      EN: { name: 'Wau kite', detail: 'Painted in Kelantan. Free delivery.' },
      MY: { name: 'Wau bulan', detail: 'Dilukis di Kelantan. Penghantaran percuma.' },
    },
  },
  {
    code: 'umbrella',
    motif: 'umbrella',
    points: 2_600,
    stock: 75,
    words: {
      EN: { name: 'Umbrella', detail: 'For the rain of the afternoon. Free delivery.' },
      MY: { name: 'Payung', detail: 'Untuk hujan petang. Penghantaran percuma.' },
    },
  },
  {
    code: 'hand-fan',
    motif: 'fan',
    points: 900,
    stock: 120,
    words: {
      EN: { name: 'Hand fan', detail: 'For warm evenings. Free delivery.' },
      MY: { name: 'Kipas tangan', detail: 'Untuk malam yang hangat. Penghantaran percuma.' },
    },
  },
];
