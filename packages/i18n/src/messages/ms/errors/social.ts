import type { ErrorTexts } from '../../../error-texts.ts';

export const social: ErrorTexts<'social'> = {
  social_login_closed: 'Cara log masuk ini tidak tersedia buat masa ini.',
  social_provider_unreachable: 'Perkhidmatan itu tidak menjawab. Cuba sebentar lagi, atau log masuk dengan cara lain.',
  social_login_expired: 'Masa sudah tamat. Sila mulakan semula.',
  social_account_unlinked: 'Belum ada akaun di sini yang dipautkan dengannya.',
  social_account_taken: 'Ia sudah dipautkan dengan akaun lain di sini.',
  social_account_linked: 'Akaun anda sudah dipautkan dengan profil lain perkhidmatan ini.',
  social_account_unknown: 'Akaun anda tidak dipautkan dengan perkhidmatan ini.',
  social_account_needed: 'Ini satu-satunya cara untuk masuk ke akaun anda. Tetapkan kata laluan dahulu.',
};
