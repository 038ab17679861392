export const bundles = ['lottery', 'server', 'office'] as const;

/** What lotteries without a name of their own are called by. */
export const lotteryFamilies = {
  digits: 'Five Digits',
  dice: 'K3 Dice',
  eleven: 'Eleven Five',
  race: 'PK10 Race',
  keno: 'Keno',
  happy: 'Happy Ten',
  lucky: 'Lucky 28',
  vietnam: 'XSMB · Miền Bắc',
  hanoi: 'Hanoi',
  fourDigits: '4D',
  thai: 'Thai',
  lao: 'Lao',
  markSix: 'Mark Six',
} as const;
