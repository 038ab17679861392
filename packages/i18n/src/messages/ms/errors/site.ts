import type { ErrorTexts } from '../../../error-texts.ts';

export const site: ErrorTexts<'site'> = {
  domain_check_failed: 'Alamat laman ini bukan milik kami. Sila hubungi khidmat pelanggan.',
  region_restricted: 'Kami tidak melayani kawasan anda.',
  address_blocked: 'IP disekat. Alamat anda ialah {address}; sila hubungi khidmat pelanggan kami.',
  maintenance: 'Laman sedang diselenggara. Sila kembali sebentar lagi.',
};
