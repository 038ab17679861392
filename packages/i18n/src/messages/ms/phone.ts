import type { AreaMessages } from '../../messages.ts';

export const phone: AreaMessages<'phone'> = {
  sent: 'Kod telah dihantar ke {to} melalui SMS.',
  phone_number_invalid: 'Sila masukkan nombor telefon bimbit yang sah.',
  phone_too_many_requests: 'Terlalu banyak percubaan. Tunggu 5 minit, kemudian minta kod baharu.',
  phone_unknown_failure: 'Nombor anda tidak dapat disahkan. Sila cuba lagi.',
  phone_code_invalid: 'Kod itu tidak betul. Semak dan cuba lagi.',
  phone_captcha_failed: 'Kami tidak dapat memastikan bahawa anda manusia. Sila minta kod baharu.',
  phone_quota_exceeded: 'Kod tidak dapat dihantar lagi hari ini. Cuba semula esok.',
  phone_operation_not_allowed: 'Pengesahan nombor melalui SMS tidak tersedia buat masa ini.',
  phone_code_expired: 'Kod itu sudah tamat tempoh. Sila minta kod baharu.',
  phone_popup_closed: 'Tetingkap ditutup sebelum nombor anda disahkan. Sila cuba lagi.',
};
