import type { ErrorTexts } from '../../../error-texts.ts';

export const lottery: ErrorTexts<'lottery'> = {
  lottery_game_unknown: 'Permainan loteri ini tidak wujud.',
  draw_unknown: 'Cabutan ini tidak wujud.',
  draw_is_committed: 'Cabutan ini ditentukan oleh benihnya. Keputusan tidak boleh dimasukkan.',
  draw_has_result: 'Cabutan ini sudah ada keputusan.',
  draw_not_due: 'Cabutan ini belum diadakan.',
  result_malformed: 'Keputusan belum lengkap atau tidak betul. Sila semak hadiah yang ditanda.',
};
