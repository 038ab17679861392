import type { ErrorTexts } from '../../../error-texts.ts';

export const activities: ErrorTexts<'activities'> = {
  mission_unknown: 'Misi ini tidak ditawarkan lagi.',
  mission_unfinished: 'Anda belum mencapai sasaran. Pertaruhan yang dibatalkan tidak dikira.',
  mission_claimed: 'Anda sudah mengambil ganjaran ini.',
  raffle_unknown: 'Cabutan ini tidak ditawarkan lagi.',
  raffle_closed: 'Cabutan ini tidak dibuka sekarang.',
  raffle_no_ticket: 'Tiket anda sudah habis.',
  raffle_sold_out: 'Semua hadiah sudah diberi. Tiket anda masih ada.',
  envelope_unknown: 'Sampul merah ini tidak ditawarkan lagi.',
  envelope_closed: 'Sampul merah ini tidak dibuka sekarang.',
  envelope_empty: 'Semua sampul sudah diambil.',
  envelope_taken: 'Anda sudah mengambil satu. Satu untuk setiap pemain.',
};
