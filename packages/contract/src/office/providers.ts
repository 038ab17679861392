import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Done, InstantText } from '../shapes.ts';
import { proposal } from './approvals.ts';
import { ReasonText } from './shapes.ts';

/** Game providers: what each may do, and the keys that it signs by. */

export const KEY_OVERLAP_MAXIMUM_HOURS = 168;
const KEY_MAXIMUM_LENGTH = 8_192;

const ProviderPath = z.object({ code: z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/, { error: 'pattern' })) });

const OfficeProvider = z.object({
  code: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  games: z.number(),
  /** Null for the studio, which is part of the product and is neither switched nor given a key. */
  launchUrl: z.nullable(z.string()),
  /** SHA-256 of the public key, as the provider can work it out. */
  keyFingerprint: z.string(),
  /** The key before, while it still holds. */
  oldKeyUntil: z.nullable(InstantText),
});
export type OfficeProvider = z.output<typeof OfficeProvider>;

export const listOfficeProviders = call('GET /office/providers', {
  who: { operator: 'providerKeys.see' },
  value: z.object({ providers: z.array(OfficeProvider) }),
  summary: 'Every registered provider with the fingerprint of its key.',
});

export const switchOfficeProvider = call('PUT /office/providers/{code}', {
  who: { operator: 'catalogue.do' },
  params: ProviderPath,
  body: z.strictObject({ isEnabled: z.boolean(), reason: ReasonText }),
  value: Done,
  refusals: ['provider_unknown'],
  summary: 'Takes the games of a provider from the lobby and refuses its bets, or brings both back. Wins always pass.',
});

export const rotateProviderKey = call('POST /office/providers/{code}/key', {
  who: { operator: 'providerKeys.propose', withRecentCode: true },
  params: ProviderPath,
  body: z.strictObject({
    /** RSA, SPKI in PEM. */
    publicKeyPem: z.string().check(z.maxLength(KEY_MAXIMUM_LENGTH, { error: 'too_long' })),
    /** How long the old key still counts, so that the provider changes in peace; 0 when it has become known. */
    keepOldHours: z
      .int()
      .check(z.gte(0, { error: 'too_small' }), z.lte(KEY_OVERLAP_MAXIMUM_HOURS, { error: 'too_large' })),
    reason: ReasonText,
  }),
  value: proposal(z.object({ before: z.string(), after: z.string(), oldKeyUntil: z.nullable(InstantText) })),
  refusals: ['provider_unknown', 'provider_key_unfit', 'proposal_open'],
  summary: 'Proposes another key of a provider, told by fingerprints. Another operator approves.',
});
