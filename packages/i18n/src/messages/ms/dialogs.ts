import type { AreaMessages } from '../../messages.ts';

export const dialogs: AreaMessages<'dialogs'> = {
  in_sure_logout: 'Log keluar sekarang?',
  in_sure_logout_note: 'Anda boleh log masuk semula pada bila-bila masa.',
  needTrueAccount: 'Perlukan akaun anda sendiri',
  needTrueAccountNote: 'Main percuma menggunakan wang mainan. Daftar untuk terus dengan wang sebenar.',
  in_increase_submit: 'Daftar',
  inviteFriends: 'Jemput rakan',
  vip: 'VIP',
  memberCentre: 'Pusat ahli',
};
