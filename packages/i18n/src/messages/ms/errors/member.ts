import type { ErrorTexts } from '../../../error-texts.ts';

export const member: ErrorTexts<'member'> = {
  authenticator_bound: 'Akaun anda sudah ada pengesah.',
  authenticator_unbound: 'Akaun anda belum ada pengesah.',
  birthday_fixed: 'Tarikh lahir anda tidak boleh ditukar lagi. Sila hubungi khidmat pelanggan.',
  account_not_empty: 'Masih ada wang dalam akaun anda. Sila keluarkan dahulu.',
  registered_address_unknown: 'Alamat IP ini tiada dalam senarai anda.',
};
