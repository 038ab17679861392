import type { ErrorTexts } from '../../../error-texts.ts';

export const wallet: ErrorTexts<'wallet'> = {
  insufficient_balance: 'Baki anda tidak mencukupi.',
  wallet_closed: 'Akaun ini telah ditutup. Sila hubungi khidmat pelanggan.',
  hold_unknown: 'Jumlah yang ditahan ini tidak dijumpai. Sila muat semula dan cuba lagi.',
  hold_ended: 'Jumlah yang ditahan ini sudah dibayar atau dipulangkan. Sila semak sejarah anda.',
  hold_exceeded: 'Baki yang ditahan kurang daripada jumlah ini. Sila semak jumlahnya.',
  transfer_to_oneself: 'Anda tidak boleh memindahkan wang kepada diri sendiri. Sila pilih penerima lain.',
  recipient_unavailable: 'Penerima ini tidak dapat menerima pindahan. Sila semak namanya.',
  transfer_vendor_unknown: 'Penyedia ini tiada dompet untuk pindahan wang.',
  wallet_transfer_unknown: 'Pindahan ini tidak dijumpai.',
  provider_unknown: 'Penyedia ini tidak wujud.',
  provider_key_unfit: 'Ini bukan kunci awam RSA baharu dalam PEM dengan sekurang-kurangnya 2,048 bit.',
};
