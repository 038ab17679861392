import type { AreaMessages } from '../../messages.ts';

export const rewardWords: AreaMessages<'rewardWords'> = {
  bonus: 'Bonus',
  promotion: '{name}',
  mission: '{name}',
  leaderboard: 'Tempat {place} dalam {name}',
  raffle: 'Hadiah {name}',
  envelope: 'Sampul merah: {name}',
  vipUpgrade: 'Hadiah kerana mencapai {rank}',
  vipWeekly: 'Hadiah mingguan {rank}',
  vipBirthday: 'Selamat hari lahir!',
  rebate: 'Rebat {day}',
  rescue: 'Sedikit pulangan untuk {day}',
  referralCard: 'Jemput rakan anda',
  referralCardNote: 'Sehingga {amount} bagi setiap rakan yang mendaftar, mendeposit dan bermain.',
  referral: 'Untuk rakan yang anda jemput',
};
