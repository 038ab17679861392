import type { ErrorTexts } from '../../../error-texts.ts';

export const risk: ErrorTexts<'risk'> = {
  risk_case_unknown: 'Kes ini tidak wujud.',
  risk_case_closed: 'Kes ini sudah ditutup.',
  risk_not_contacted: 'Pemain belum dihubungi dalam kes ini. Sila hantar mesej dahulu.',
  risk_message_recent: 'Pemain sudah menerima mesej ini dalam sehari yang lalu.',
};
