import type { ErrorTexts } from '../../../error-texts.ts';

export const lottery: ErrorTexts<'lottery'> = {
  lottery_game_unknown: 'Permainan loteri ini tidak wujud.',
  draw_unknown: 'Cabutan ini tidak wujud.',
  draw_is_committed: 'Cabutan ini ditentukan oleh benihnya. Keputusan tidak boleh dimasukkan.',
  draw_has_result: 'Cabutan ini sudah ada keputusan.',
  draw_not_due: 'Cabutan ini belum diadakan.',
  result_malformed: 'Keputusan belum lengkap atau tidak betul. Sila semak hadiah yang ditanda.',
  bet_malformed: 'Pertaruhan {item} tidak dapat dibuat. Sila semak nombor dan jumlahnya.',
  draw_closed: 'Pertaruhan untuk cabutan ini telah ditutup.',
  number_sold_out: 'Nombor ini hampir habis dijual: tinggal {left}.',
  bet_stands: 'Pertaruhan permainan ini tidak boleh dibatalkan.',
  lottery_order_unknown: 'Pertaruhan ini tidak wujud.',
  draw_result_malformed: 'Ini bukan keputusan yang sah bagi cabutan itu.',
  draw_too_old: 'Cabutan ini terlalu lama untuk dibetulkan. Ia masih boleh dibatalkan.',
  draw_not_settled: 'Keadaan cabutan ini tidak membenarkannya.',
};
