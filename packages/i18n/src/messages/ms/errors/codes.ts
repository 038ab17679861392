import type { ErrorTexts } from '../../../error-texts.ts';

export const codes: ErrorTexts<'codes'> = {
  code_wrong: 'Kod ini tidak betul. Sila semak dan cuba lagi.',
  code_expired: 'Kod ini tidak sah lagi. Sila minta kod baharu.',
  code_locked: 'Terlalu banyak kod yang salah. Sila minta kod baharu.',
  too_many_codes: 'Terlalu banyak permintaan. Sila tunggu {minutes} minit dan cuba lagi.',
  code_quota_exceeded: 'Kod tidak dapat dihantar lagi kepada anda hari ini. Sila hubungi khidmat pelanggan.',
  code_not_sent: 'Kod tidak dapat dihantar. Sila cuba lagi nanti.',
  code_not_allowed: 'Fungsi ini ditutup buat masa ini.',
  phone_token_invalid: 'Nombor telefon anda tidak dapat disahkan. Sila minta kod baharu.',
  phone_provider_unreachable: 'Nombor telefon anda tidak dapat disahkan buat masa ini. Cuba sebentar lagi.',
};
