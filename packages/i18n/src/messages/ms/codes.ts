import type { AreaMessages } from '../../messages.ts';

export const codes: AreaMessages<'codes'> = {
  text: '{brand}: kod anda ialah {code}. Sah selama {minutes} minit. Jangan beritahu sesiapa.',
  subject: 'Kod anda untuk {brand}',
  letter:
    'Kod anda ialah {code}. Kod ini sah selama {minutes} minit.\n\nJangan beritahu sesiapa. Jika anda tidak memintanya, anda tidak perlu buat apa-apa.',
  sentText: 'Kami telah menghantar kod ke {to} melalui SMS.',
  sentMail: 'Kami telah menghantar kod ke {to} melalui e-mel.',
  resetSent: 'Jika ada akaun dengan nama pengguna dan e-mel ini, pautan sedang dihantar ke {to}.',
  sentIfKnown: 'Jika nombor ini ada akaun di sini, kod sedang dihantar ke {to}.',
};
