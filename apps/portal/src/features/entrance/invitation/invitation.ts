import { checkAffiliateCode } from '@pelita/contract';
import { keptInTab } from '../../../shared/browser/kept.ts';
import { send } from '../../../shared/calls/send.ts';

/** REG-08: the codes that a registration may carry, by the names that they have in an address and on the wire. */
export const invitationFields = ['affiliateCode', 'referralCode'] as const;
export type InvitationField = (typeof invitationFields)[number];
export type Codes = Partial<Record<InvitationField, string>>;

/** Longer ones are nobody's. */
const LONGEST_CODE = 32;

/**
 * What the address says, else what the visitor's first address of this tab said: a code is not lost by looking around
 * before registering.
 */
export function codesOfAddress(): Codes {
  const [landing] = performance.getEntriesByType('navigation');
  const addresses = [location.href, ...(landing ? [landing.name] : [])];
  for (const address of addresses) {
    const found = codesIn(address);
    if (Object.keys(found).length > 0) return keep(found);
  }
  return keptCodes();
}

/** Once it is used or refused, it is no part of what follows. */
export function forgetCodes(): void {
  for (const field of invitationFields) keptInTab.remove(field);
}

/** Asks whether each is somebody's; throws the server's refusal of the first that is not. */
export async function checkCodes(codes: Codes): Promise<void> {
  for (const field of invitationFields) {
    const code = codes[field];
    if (code === undefined || code === '') continue;
    const kind = field === 'referralCode' ? 'referral' : 'affiliate';
    await send(checkAffiliateCode, { query: { code, domain: location.host, kind } });
  }
}

function codesIn(address: string): Codes {
  const { searchParams } = new URL(address, location.origin);
  return filled((field) => searchParams.get(field)?.trim() ?? '');
}

function keptCodes(): Codes {
  return filled((field) => keptInTab.read(field) ?? '');
}

function keep(codes: Codes): Codes {
  forgetCodes();
  for (const field of invitationFields) if (codes[field] !== undefined) keptInTab.write(field, codes[field]);
  return codes;
}

function filled(read: (field: InvitationField) => string): Codes {
  const codes = invitationFields.map((field) => [field, read(field).slice(0, LONGEST_CODE)] as const);
  return Object.fromEntries(codes.filter(([, code]) => code !== ''));
}
