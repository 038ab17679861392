import type { AreaMessages } from '../../messages.ts';

export const social: AreaMessages<'social'> = {
  or: 'atau',
  google: 'Google',
  facebook: 'Facebook',
  continueWith: 'Teruskan dengan {provider}',
  leaving: 'Membawa anda ke {provider}',
  title: 'Sedikit lagi',
  arriving: 'Sedang log masuk',
  unlinked: '{provider} sudah mengesahkan diri anda. Pilih cara untuk meneruskan.',
  unlinkedNamed: '{provider} sudah mengesahkan bahawa anda {name}. Pilih cara untuk meneruskan.',
  known:
    'Sudah ada akaun di sini dengan e-mel anda. Log masuk sekali dengan kata laluannya, dan selepas itu anda boleh log masuk dengan {provider}.',
  ways: 'Cara meneruskan',
  newAccount: 'Akaun baharu',
  linkAccount: 'Saya sudah ada akaun',
  newNote: 'Buka akaun di sini. Selepas itu, {provider} sahaja sudah cukup untuk log masuk.',
  linkNote: 'Log masuk sekali dengan kata laluan anda. Selepas itu, {provider} sahaja sudah cukup.',
  linkSubmit: 'Pautkan dan log masuk',
  linkRunning: 'Memautkan akaun anda',
  cancelled: 'Anda keluar dari {provider} tanpa log masuk.',
  failed: '{provider} tidak dapat mengesahkan diri anda. Cuba sekali lagi, atau log masuk dengan cara lain.',
  expired: 'Masa sudah tamat, atau anda bermula di tetingkap lain. Sila mulakan semula.',
  unreachable: '{provider} tidak menjawab. Cuba sebentar lagi, atau log masuk dengan cara lain.',
};
