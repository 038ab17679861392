import type { AreaMessages } from '../../messages.ts';

export const officeProducts: AreaMessages<'officeProducts'> = {
  LOTT: 'Loteri',
  ELOTT: 'E-loteri',
  BINGO: 'Bingo',
  LIVE: 'Kasino langsung',
  SPORTS: 'Sukan',
  ESPORTS: 'E-sukan',
  FISH: 'Tembak ikan',
  RNG: 'Slot',
  PVP: 'Kad PVP',
  BGS: 'BGS',
};
