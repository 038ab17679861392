import { AGENT_CENTRE_TYPES, accountTypes, fieldPatterns, type PatternId } from '@pelita/contract';
import * as z from 'zod';
import { isLoopback } from '../environment/loopback.ts';
import { feature, secretSetting, setting } from './setting.ts';

/**
 * Every setting that an operator may change, with its form, its value until then and its meaning. A key enters with the
 * code that reads it.
 */
export const settingCatalogue = {
  'site.status': setting(z.literal([0, 1]), 0, '0 open, 1 maintenance.'),
  'site.maintenanceEnd': setting(instantText().nullable(), null, 'When maintenance should end, as visitors are told.'),
  'site.regions': setting(
    z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
    [],
    'Countries that are served, ISO 3166 alpha-2; empty serves all.',
  ),
  'site.loginBeforeHome': setting(z.boolean(), false, 'Whether a visitor must log in before the home page.'),
  'site.customerService': setting(
    z.array(z.strictObject({ type: z.string().min(1).max(40), path: webAddress() })).max(20),
    [],
    'Channels of the customer service.',
  ),
  'site.domains': setting(
    z.array(z.string().regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/)).max(100),
    [],
    'Hosts of the brand, the main one first; empty answers on every host.',
  ),
  'site.resources': setting(
    z
      .array(
        z.strictObject({
          resourceType: z.string().max(40),
          url: webAddress(),
          qrCodeUrl: z.union([z.literal(''), webAddress()]),
          labelNameEn: z.string().max(80),
        }),
      )
      .max(50),
    [],
    'Things to download, like apps.',
  ),
  'site.gtagId': setting(
    z
      .string()
      .regex(/^[A-Z0-9-]{4,20}$/)
      .nullable(),
    null,
    'Google tag of the brand.',
  ),
  'site.imageCDNs': setting(z.array(webAddress()).max(20), [], 'Origins that serve pictures.'),
  'site.launchGameCDNs': setting(z.array(webAddress()).max(20), [], 'Origins that serve game launches.'),
  'languages.offered': setting(
    z.array(z.string().regex(/^[A-Z]{2,5}$/)).max(50),
    [],
    'Languages in the menu, in its order; those that the brand lacks are left out. Empty offers all of the brand’s.',
  ),
  'navigation.lotteryClick': setting(
    z.enum(['page', 'launch']),
    'page',
    'What a click on the lottery item does: opens its page or launches the lottery.',
  ),
  'games.maintenance': setting(
    z.strictObject({
      vendors: z.array(z.string().regex(/^[A-Z0-9_]{2,20}$/)).max(200),
      games: z.array(z.string().regex(/^[a-z0-9-]{2,64}$/)).max(500),
    }),
    { vendors: [], games: [] },
    'Vendors and games under maintenance, by their codes: still listed, marked, and not launched.',
  ),
  'agent.centreTypes': setting(
    z.array(z.literal([...AGENT_CENTRE_TYPES, accountTypes.trial])).max(10),
    [...AGENT_CENTRE_TYPES],
    'Account types that may open the agent centre.',
  ),
  'registration.fields': setting(
    z.record(
      z.string().regex(/^[a-zA-Z]{2,30}$/),
      z.strictObject({
        enabled: z.boolean().optional(),
        required: z.boolean().optional(),
        acceptedPattern: z.string().max(200).refine(isPattern).optional(),
        patternId: z.enum(Object.keys(fieldPatterns) as PatternId[]).optional(),
        minLength: z.int().min(0).max(200).optional(),
        maxLength: z.int().min(1).max(200).optional(),
        type: z.string().max(20).optional(),
      }),
    ),
    {},
    'Changes to the rules of single registration fields; a patternId brings its pattern along.',
  ),
  'registration.welcomeAmountMinor': setting(
    z.int().min(0).max(1_000_000_000),
    0,
    'Real money that each new member is credited, in minor units of the brand’s currency, and that the title of the registration names; 0 promises nothing. Whoever sets it should ask for a proved number too.',
  ),
  'login.trimPassword': setting(z.boolean(), false, 'Whether spaces around a typed password are dropped.'),
  'login.captchaAfterFailures': setting(
    z.int().min(0).max(100),
    3,
    'A login by a name or from an address that failed so often needs a captcha; 0 asks for none.',
  ),
  'codes.expiryMinutes': setting(z.int().min(1).max(60), 3, 'A one-time code is good for so long.'),
  'recovery.revealUnknownAccount': setting(
    z.boolean(),
    false,
    'Whether whoever asks for a new password by mail is told that no such account exists.',
  ),
  'session.duplicateLogin': setting(
    z.boolean(),
    true,
    'Whether an account may have several sessions; if not, a login ends the others.',
  ),
  'password.expiryDays': setting(
    z.int().min(0).max(3_650),
    0,
    'A login password must be changed so long after it was set, where PWDEXPFORCECHANGE3 is on; 0 is never.',
  ),
  'session.idleMinutes': setting(
    z.int().min(5).max(10_080),
    120,
    'A session without a sign of life for so long is over.',
  ),
  'session.longestMinutes': setting(
    z.int().min(5).max(43_200),
    1_440,
    'A session is over so long after its login, however busy it is.',
  ),
  'account.flaggedDefaultPassword': secretSetting(
    z.string().max(64),
    '',
    'A password that must be changed at login; empty is off. Never sent to a client.',
  ),
  'sms.path': setting(
    z.enum(['carrier', 'identityProvider']),
    'carrier',
    'Who proves the mobile number of a registration: the house by its carrier, or an identity provider.',
  ),
  'sms.identityProvider': setting(
    z
      .strictObject({
        issuer: z.string().min(1).max(500),
        audience: z.string().min(1).max(200),
        jwksUri: secureAddress(),
        apiUrl: secureAddress(),
        apiKey: z.string().max(200),
      })
      .nullable(),
    null,
    'The identity provider for phones: whose tokens count, and where clients ask it.',
  ),
  'social.google': secretSetting(
    openIdClient().nullable(),
    null,
    'What Google gave the brand for logins by it: issuer, clientId, clientSecret.',
  ),
  'social.facebook': secretSetting(
    openIdClient().nullable(),
    null,
    'What Facebook gave the brand for logins by it, with the tokenEndpoint that its document leaves out.',
  ),
  'freePlay.grantMinor': setting(
    z.int().min(0).max(1_000_000_000_000),
    1_000_000,
    'Play money of a new trial account, in minor units of the brand’s currency.',
  ),
  'features.directRegistration': feature('DIRECTREG3', true, 'Visitors may register.'),
  'features.usernameRegistration': feature('USERNAMEREG3', true, 'Registration by username.'),
  'features.mobileRegistration': feature('MOBILENUMREG3', false, 'Registration by mobile number.'),
  'features.mobileVerificationAtRegistration': feature('REGMOBVERF3', false, 'A code by text message at registration.'),
  'features.passwordAtMobileRegistration': feature('MOBILENUMPASSREG3', false, 'A password at mobile registration.'),
  'features.mobileCodeLogin': feature('MOBILEVERCODELOGIN3', false, 'Login by a code sent to the mobile number.'),
  'features.loginAddressVerification': feature(
    'LOGINIPVERF3',
    false,
    'A second step at logins from an address that the member has not used before.',
  ),
  'features.googleLogin': feature('GOOGLELOGIN3', false, 'Login and registration by an account at Google.'),
  'features.facebookLogin': feature('FACEBOOKLOGIN3', false, 'Login and registration by an account at Facebook.'),
  'features.rememberMe': feature('REMEMBERME3', true, 'The login form keeps username and password for one day.'),
  'features.freePlay': feature('FREEPLAY3', true, 'Trial accounts with play money.'),
  'features.passwordExpiry': feature('PWDEXPFORCECHANGE3', false, 'Expired passwords must be changed at login.'),
  'features.verificationAtPasswordChange': feature('CHNGPASSVERIF3', false, 'A code before a password changes.'),
} as const;

export type SettingKey = keyof typeof settingCatalogue;
export type SettingValue<Key extends SettingKey> = (typeof settingCatalogue)[Key]['default'];

function instantText() {
  return z.iso.datetime({ offset: false });
}

function webAddress() {
  return z.url({ protocol: /^https?$/ }).max(500);
}

/** In clear over the wire nothing of ours travels but to this machine. */
function secureAddress() {
  return webAddress().refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || isLoopback(hostname);
  }, 'must be https');
}

function openIdClient() {
  const address = secureAddress();
  return z.strictObject({
    issuer: address,
    clientId: z.string().min(1).max(200),
    clientSecret: z.string().min(1).max(500),
    authorizationEndpoint: address.optional(),
    tokenEndpoint: address.optional(),
    jwksUri: address.optional(),
  });
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
