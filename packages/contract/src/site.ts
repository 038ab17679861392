import * as z from 'zod/mini';
import { call } from './call.ts';
import { CurrencyText, InstantText, MoneyText } from './shapes.ts';

/** Startup data and keys: what the portal needs before anybody has logged in. */

export const SiteStatus = z.object({
  /** 0 normal, 1 maintenance, 2 region-restricted. Maintenance wins. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenance: z.boolean(),
  maintenanceEnd: z.nullable(InstantText),
  regionRestriction: z.boolean(),
  /** The Host that was asked is none of the brand's; `info.mainDomain` is the right one. */
  domainCheckFailed: z.boolean(),
  location: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
  info: z.object({
    customerService: z.array(z.object({ type: z.string(), path: z.string() })),
    domainRoute: z.array(z.string()),
    resources: z.array(
      z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string(), labelNameEn: z.string() }),
    ),
    whitelabel: z.string(),
    register: z.boolean(),
    mainDomain: z.string(),
    analytics: z.object({ gtagId: z.nullable(z.string()) }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
  }),
});

export const getSystemStatus = call('GET /wps/system/status', {
  who: 'visitor',
  whenClosed: true,
  query: z.object({ url: z.optional(z.string()) }),
  value: SiteStatus,
  summary: 'The mode of the site and what the portal needs to start; `url` carries the host that the visitor sees.',
});

export type WhitelabelNode = { modId: string; enabled: '1' | '0'; childrenNodes: WhitelabelNode[] };
export const WhitelabelNode: z.ZodMiniType<WhitelabelNode, WhitelabelNode> = z.object({
  modId: z.string(),
  enabled: z.enum(['1', '0']),
  get childrenNodes() {
    return z.array(WhitelabelNode);
  },
});

export const getWhitelabel = call('GET /wps/system/whitelabel', {
  who: 'visitor',
  whenClosed: true,
  value: z.array(WhitelabelNode),
  summary: 'The feature switches of the brand as a tree of modIds.',
});

export const FieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.string(),
  minLength: z.number(),
  maxLength: z.number(),
  type: z.string(),
});
export type FieldRule = z.output<typeof FieldRule>;

export const getRegistrationSetting = call('GET /wps/system/setting/register', {
  who: 'visitor',
  value: z.record(z.string(), FieldRule),
  summary: 'The validation of each registration field; the client builds its form from it.',
});

export const getCountries = call('GET /wps/system/country', {
  who: 'visitor',
  value: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
  summary: 'Countries with their dialling codes.',
});

export const getLocation = call('GET /wps/system/location', {
  who: 'visitor',
  value: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
  summary: 'The visitor’s address and country as the server sees them.',
});

export const getDomainRoute = call('GET /wps/system/domainRoute', {
  who: 'visitor',
  value: z.object({ domainList: z.array(z.string()), resources: SiteStatus.shape.info.shape.resources }),
  summary: 'The brand’s own domains and downloadable resources.',
});

export const getConsolidatedSettings = call('GET /wps/system/settings/consolidated', {
  who: 'visitor',
  value: z.object({
    merchant: z.string(),
    platform: z.string(),
    device: z.string(),
    lotteryType: z.string(),
    currency: CurrencyText,
    defaultLanguage: z.string(),
    languages: z.array(z.string()),
    /** ISO 3166 alpha-2, where the brand's players live. */
    country: z.string(),
    timeZone: z.string(),
    chatHeaderColour: z.string(),
    /** Rate per navigation category, like `{ LIVE: "0.70" }`. */
    pointValues: z.record(z.string(), z.string()),
    loginBeforeHome: z.boolean(),
    lotteryClick: z.enum(['page', 'launch']),
    /** Credited to each new member, and so named by the registration's title; null where there is nothing. */
    welcomeAmount: z.nullable(MoneyText),
    consentAgeYears: z.number(),
    birthdayLimitYears: z.number(),
  }),
  summary: 'The brand’s configuration that the portal shows or obeys.',
});

export const Jwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

export const getSealingKeys = call('GET /wps/system/keys', {
  who: 'visitor',
  value: z.object({ keys: z.array(Jwk) }),
  summary: 'The public keys to which sealed bodies are encrypted (JWE, ECDH-ES on P-256, A256GCM).',
});
