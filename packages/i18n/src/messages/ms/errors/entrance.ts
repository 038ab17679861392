import type { ErrorTexts } from '../../../error-texts.ts';

export const entrance: ErrorTexts<'entrance'> = {
  human_check_failed: 'Kami tidak dapat mengesahkan bahawa anda manusia. Sila cuba lagi.',
  wrong_credentials: 'Nama pengguna atau kata laluan salah.',
  captcha_required: 'Sila taip angka dalam gambar.',
  captcha_wrong: 'Angka itu tidak sama dengan gambar. Sila cuba gambar yang baharu.',
  login_verification_required: 'Anda log masuk dari tempat atau peranti baharu. Sila sahkan bahawa ini memang anda.',
  login_verification_expired: 'Masa sudah tamat. Sila log masuk semula.',
  second_step_wrong: 'Itu tidak betul. Sila cuba lagi.',
  second_factor_needed:
    'Anda log masuk dari tempat baharu. Sila tambah nombor telefon, e-mel atau pengesah pada akaun anda dahulu.',
  recovery_unknown_account: 'Nama pengguna atau e-mel ini tidak wujud.',
  reset_link_invalid: 'Pautan ini tidak sah lagi. Sila minta pautan baharu.',
  username_taken: 'Nama pengguna ini sudah diambil. Sila pilih yang lain.',
  contact_taken: 'Nombor atau e-mel ini sudah digunakan oleh akaun lain. Sila log masuk dengannya.',
  invitation_code_error: 'Kod jemputan ini tidak betul. Sila semak atau kosongkan.',
  registration_closed: 'Pendaftaran ditutup buat masa ini.',
  free_play_closed: 'Main percuma ditutup buat masa ini.',
};
