import type { ErrorTexts } from '../../../error-texts.ts';

export const office: ErrorTexts<'office'> = {
  session_locked: 'Sesi dikunci. Taip kata laluan anda untuk meneruskan.',
  recent_code_required: 'Sahkan dengan kod baharu daripada aplikasi pengesah anda.',
  enrolment_link_invalid: 'Pautan ini sudah digunakan atau tamat tempoh. Minta pautan baharu.',
  operator_unknown: 'Operator ini tidak wujud.',
  operator_enrolled: 'Operator ini sudah mendaftar.',
  operator_name_taken: 'Nama ini sudah digunakan oleh operator lain.',
  roles_exclude_each_other: 'Peranan ini tidak boleh dipegang bersama.',
  last_administrator: 'Sekurang-kurangnya seorang pentadbir mesti kekal.',
  changed_meanwhile: 'Perkara ini sudah diubah oleh orang lain. Bandingkan kedua-dua versi.',
  player_unknown: 'Pemain ini tidak wujud.',
  player_status_other: 'Akaun ini tidak berada dalam keadaan yang membolehkannya.',
  setting_unknown: 'Tetapan ini tidak wujud.',
  proposal_open: 'Satu cadangan untuk perkara ini sedang menunggu.',
  proposal_changed: 'Cadangan ini bukan yang anda lihat. Semak sekali lagi.',
  proposal_outdated: 'Ada perubahan sejak cadangan ini dibuat. Cadangkan semula.',
  not_own_proposal: 'Hanya operator yang mencadangkan boleh menariknya balik.',
  approval_unknown: 'Cadangan ini tidak wujud.',
  approval_ended: 'Cadangan ini sudah diputuskan atau tamat tempoh.',
  list_too_large: 'Ini terlalu banyak sekali gus. Pilih hari yang lebih sedikit atau tapisan yang lebih sempit.',
  approval_too_early: 'Anda boleh meluluskan sehari selepas pelantikan anda.',
};
