export const bundles = ['server'] as const;

/** What a reward is called, by where it comes from. */
export const rewardWords = {
  bonus: 'Bonus',
  promotion: '{name}',
  mission: '{name}',
  leaderboard: 'Place {place} in {name}',
  raffle: 'Prize of {name}',
  envelope: 'Red envelope: {name}',
  vipUpgrade: 'Gift for reaching {rank}',
  vipWeekly: 'Weekly gift of {rank}',
  vipBirthday: 'Happy birthday!',
  rebate: 'Rebate of {day}',
  rescue: 'Something back for {day}',
  referralCard: 'Invite your friends',
  referralCardNote: 'Up to {amount} for each friend who joins, pays in and plays.',
  referral: 'For the friends you invited',
} as const;
