import type { ActivitySeeds } from '@pelita/contract';

/** What the demonstration brand's activity centre offers from its first day on. */
export const activities: ActivitySeeds = {
  missions: [
    {
      code: 'daily-deposit',
      objective: 'depositSum',
      cycle: 'daily',
      target: '50.00',
      prize: { kind: 'points', amount: '100' },
      words: {
        EN: { title: 'Deposit of the day', detail: 'Deposit 50.00 in all today.' },
        MY: { title: 'Deposit hari ini', detail: 'Deposit sebanyak 50.00 secara keseluruhan hari ini.' },
      },
    },
    {
      code: 'weekly-slots',
      objective: 'turnover',
      categories: ['RNG'],
      cycle: 'weekly',
      target: '1000.00',
      prize: { kind: 'cash', amount: '8.00', turnoverTimes: '1.00' },
      words: {
        EN: { title: 'A week of slots', detail: 'Stake 1,000.00 on slots between Monday and Sunday.' },
        MY: { title: 'Seminggu bersama slot', detail: 'Bertaruh 1,000.00 pada slot dari Isnin hingga Ahad.' },
      },
    },
    {
      code: 'weekly-logins',
      objective: 'loginDays',
      cycle: 'weekly',
      target: '5',
      prize: { kind: 'points', amount: '200' },
      words: {
        EN: { title: 'Five days in a week', detail: 'Log in on five days between Monday and Sunday.' },
        MY: { title: 'Lima hari seminggu', detail: 'Log masuk pada lima hari dari Isnin hingga Ahad.' },
      },
    },
    {
      code: 'lantern-race',
      objective: 'turnover',
      cycle: 'weekly',
      rankPrizes: [
        { rankFrom: 1, rankTo: 1, prize: { kind: 'cash', amount: '888.00', turnoverTimes: '1.00' } },
        { rankFrom: 2, rankTo: 3, prize: { kind: 'cash', amount: '188.00', turnoverTimes: '1.00' } },
        { rankFrom: 4, rankTo: 20, prize: { kind: 'points', amount: '1000' } },
      ],
      words: {
        EN: { title: 'Lantern race', detail: 'Who stakes most in a week. Of equals the earlier one is ahead.' },
        MY: {
          title: 'Perlumbaan tanglung',
          detail: 'Siapa bertaruh paling banyak dalam seminggu. Jika sama, yang lebih awal di hadapan.',
        },
      },
    },
  ],
  raffles: [
    {
      code: 'lantern-raffle',
      days: 60,
      earnedBy: 'turnover',
      ticketAmount: '100.00',
      ticketsMaximum: 200,
      prizes: [
        { motif: 'trophy', prize: { kind: 'cash', amount: '888.00', turnoverTimes: '1.00' }, weight: 1, stock: 1 },
        { motif: 'chest', prize: { kind: 'cash', amount: '88.00', turnoverTimes: '1.00' }, weight: 10, stock: 20 },
        { motif: 'coin', prize: { kind: 'cash', amount: '8.00', turnoverTimes: '1.00' }, weight: 120, stock: 500 },
        { motif: 'star', prize: { kind: 'points', amount: '100' }, weight: 400 },
        { motif: 'lantern', weight: 469 },
      ],
      words: {
        EN: { title: 'Lantern raffle', detail: 'Every ticket draws at once, and your browser can check it.' },
        MY: {
          title: 'Cabutan bertuah tanglung',
          detail: 'Setiap tiket dicabut serta-merta, dan pelayar anda boleh menyemaknya.',
        },
      },
    },
  ],
  envelopes: [
    {
      code: 'evening-rain',
      kind: 'rain',
      days: 365,
      pool: '300.00',
      packets: 100,
      turnoverTimes: '1.00',
      opensAt: '20:00',
      minutes: 10,
      words: {
        EN: { title: 'Red envelope rain', detail: 'Every evening, one for each player, as long as there are any.' },
        MY: { title: 'Hujan sampul merah', detail: 'Setiap malam, satu untuk setiap pemain, selagi masih ada.' },
      },
    },
  ],
};
