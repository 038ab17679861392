import type { ErrorTexts } from '../../../error-texts.ts';

export const accounts: ErrorTexts<'accounts'> = {
  not_logged_in: 'Sila log masuk dahulu.',
  token_invalid: 'Anda telah dilog keluar. Sila log masuk semula.',
  session_replaced: 'Anda telah log masuk di tempat lain, jadi sesi ini ditamatkan.',
  trusted_device_unknown: 'Peranti ini tidak lagi dipercayai.',
  session_unknown: 'Sesi ini sudah tamat.',
  non_member: 'Akaun ini sudah ditutup, atau ia bukan akaun ahli. Sila tanya khidmat pelanggan.',
  non_agent: 'Akaun ini tidak boleh log masuk sebagai ejen.',
  in_need_true_account: 'Ini memerlukan akaun anda sendiri. Main percuma menggunakan wang mainan.',
  in_need_agent_account: 'Ini untuk ejen sahaja.',
  authenticator_code_required: 'Sila taip kod daripada pengesah anda.',
  password_change_required: 'Sila pilih kata laluan baharu dahulu.',
  login_password_set: 'Anda sudah ada kata laluan log masuk. Anda boleh menukarnya.',
  login_password_unset: 'Anda belum ada kata laluan log masuk. Sila tetapkannya dengan kod dahulu.',
  password_wrong: 'Kata laluan anda tidak betul.',
  payment_password_set: 'Anda sudah ada kata laluan pembayaran. Anda boleh menukarnya.',
  payment_password_unset: 'Anda belum ada kata laluan pembayaran.',
};
