import type { ErrorTexts } from '../../../error-texts.ts';

export const saferPlay: ErrorTexts<'saferPlay'> = {
  on_break:
    'Anda sedang berehat daripada bermain. Sehingga tamat, anda hanya boleh melihat rekod dan mengeluarkan wang.',
  play_limit_reached: 'Taruhan ini melebihi baki had yang anda tetapkan.',
  deposit_limit_first: 'Sila tetapkan had deposit dahulu, di Had dan rehat.',
  deposit_limit_reached: 'Baki had deposit anda ialah {left}.',
  limits_need_one_wallet:
    'Anda mengehadkan taruhan atau kerugian, dan penyedia ini menyimpan dompetnya sendiri yang tidak dapat kami lihat. Wang kekal di sini.',
  limit_raise_unknown: 'Tiada permohonan untuk menaikkan had ini.',
  limit_raise_early: 'Kenaikan had boleh disahkan 24 jam selepas anda memintanya.',
};
