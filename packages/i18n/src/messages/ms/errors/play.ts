import type { ErrorTexts } from '../../../error-texts.ts';

export const play: ErrorTexts<'play'> = {
  game_unknown: 'Permainan ini tidak wujud.',
  game_unavailable: 'Permainan ini tidak tersedia buat masa ini. Sila cuba yang lain.',
  round_unknown: 'Pusingan ini tidak wujud.',
  round_open: 'Pusingan terakhir anda masih diselesaikan. Sila cuba sebentar lagi.',
  round_cancelled: 'Pusingan itu tidak berlaku, dan taruhannya telah dipulangkan ke baki anda.',
  bets_closed: 'Taruhan untuk pusingan ini sudah ditutup. Yang seterusnya dibuka sebentar lagi.',
  stake_out_of_limits: 'Tempat ini menerima {minimum} hingga {maximum} dalam satu pusingan.',
  odds_changed: 'Odds sudah berubah. Sila semak semula.',
  market_suspended: 'Pasaran ini digantung seketika. Sila cuba lagi.',
  match_decided: 'Perlawanan ini sudah ada keputusan.',
  match_unknown: 'Perlawanan atau pilihan ini tiada dalam buku.',
  legs_of_one_match: 'Parlay menerima setiap perlawanan sekali sahaja.',
  cash_out_unavailable: 'Taruhan ini tidak boleh ditunaikan sekarang.',
  seat_missing: 'Anda tiada kad dalam pusingan ini.',
  move_refused: 'Itu tidak boleh dimainkan sekarang.',
  shot_impossible: 'Tembakan ini tidak dapat dikira, dan tiada bayaran dikenakan. Sila tembak lagi.',
  fish_unknown: 'Ikan itu sudah pergi sebelum tembakan. Tiada bayaran dikenakan.',
  play_refused: 'Anda tidak boleh bertaruh buat masa ini.',
  wallet_unreachable: 'Baki anda tidak dapat dicapai. Sila cuba sebentar lagi.',
  vendor_unknown: 'Penyedia ini tidak wujud.',
};
