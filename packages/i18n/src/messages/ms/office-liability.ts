import type { AreaMessages } from '../../messages.ts';

export const officeLiability: AreaMessages<'officeLiability'> = {
  draw: 'Cabutan',
  state: 'Keadaan',
  state_scheduled: 'Akan datang',
  state_drawn: 'Telah dicabut, sedang diselesaikan',
  state_settled: 'Selesai',
  state_void: 'Dibatalkan',
  orders: 'Pertaruhan',
  ordersOf: '{orders} daripada {players} pemain',
  staked: 'Jumlah pertaruhan',
  limitOfDraw: 'Had cabutan',
  limitOfNumber: 'Had satu nombor',
  paid: 'Telah dibayar',
  owed: 'Terhutang selepas pembetulan',
  numbers: 'Nombor mengikut kos bayaran',
  noBets: 'Tiada pertaruhan wang sebenar untuk cabutan ini.',
  playType: 'Jenis pertaruhan',
  number: 'Nombor',
  payable: 'Kos bayaran',
  void: 'Batalkan cabutan',
  voidNote:
    'Semua pertaruhan dipulangkan, dan bayaran cabutan ini diambil balik. Wang yang telah dibelanjakan menjadi hutang pemain. Pengendali lain memutuskan.',
  correct: 'Betulkan keputusan',
  correctNote:
    'Bayaran bagi keputusan sekarang diambil balik, dan keputusan yang betul dibayar. Wang yang telah dibelanjakan menjadi hutang pemain. Pengendali lain memutuskan.',
  result: 'Keputusan yang betul',
  resultHint: 'Satu baris bagi setiap hadiah, seperti G1: 12345 67890',
  resultWrong: 'Taip hadiah, satu baris setiap satu.',
};
