import type { AreaMessages } from '../../messages.ts';

export const inbox: AreaMessages<'inbox'> = {
  title: 'Peti masuk ujian',
  note: 'E-mel dan SMS sistem ujian ini tiba di sini. Tiada apa-apa yang benar-benar dihantar.',
  empty: 'Belum ada yang dihantar.',
  messages: 'Mesej',
  mail: 'E-mel',
  sms: 'SMS',
};
