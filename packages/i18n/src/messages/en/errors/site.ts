import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const site = {
  domain_check_failed: 'This site address does not belong to us. Please contact our service.',
  region_restricted: 'We do not serve your region.',
  address_blocked: 'IP blocked. Your address is {address}; please contact our customer service.',
  maintenance: 'The site is under maintenance. Please come back soon.',
} as const satisfies ErrorTexts<'site'>;
