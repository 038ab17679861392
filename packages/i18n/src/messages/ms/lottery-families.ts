import type { AreaMessages } from '../../messages.ts';

export const lotteryFamilies: AreaMessages<'lotteryFamilies'> = {
  digits: 'Lima Angka',
  dice: 'Dadu K3',
  eleven: 'Sebelas Lima',
  race: 'Lumba PK10',
  keno: 'Keno',
  happy: 'Sepuluh Ria',
  lucky: 'Tuah 28',
  vietnam: 'XSMB · Miền Bắc',
  hanoi: 'Hanoi',
  fourDigits: '4D',
  thai: 'Thai',
  lao: 'Lao',
  markSix: 'Mark Six',
};
