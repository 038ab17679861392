import type { AreaMessages } from '../../messages.ts';

export const officeReferrals: AreaMessages<'officeReferrals'> = {
  decide: 'Putuskan',
  decideOf: '{player} menjemput {friend}',
  sharedNote: 'Persamaan kedua-duanya: {shared}.',
  release: 'Benarkan',
  releaseNote: 'Ganjaran rakan ini diberikan kepada {player} dalam masa seminit.',
  refuse: 'Tolak',
  refuseNote: 'Rakan ini tidak memberi ganjaran kepada {player}.',
};
