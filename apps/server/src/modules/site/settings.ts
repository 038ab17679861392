import { refusalToOffer } from '@pelita/i18n';
import * as z from 'zod';
import { feature, setting } from '../../platform/settings/setting.ts';
import { webAddress } from '../../platform/settings/shapes.ts';

export const siteSettings = {
  status: setting('site.status', z.literal([0, 1]), 0, '0 open, 1 maintenance.'),
  maintenanceEnd: setting(
    'site.maintenanceEnd',
    instantText().nullable(),
    null,
    'When maintenance should end, as visitors are told.',
  ),
  regions: setting(
    'site.regions',
    z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
    [],
    'Countries that are served, ISO 3166 alpha-2; empty serves all.',
  ),
  unknownCountry: setting(
    'site.unknownCountry',
    z.literal(['refused', 'served']),
    'refused',
    'What happens, while only some countries are served, to a visitor whose country no trusted proxy names.',
  ),
  loginBeforeHome: setting(
    'site.loginBeforeHome',
    z.boolean(),
    false,
    'Whether a visitor must log in before the home page.',
  ),
  customerService: setting(
    'site.customerService',
    z.array(z.strictObject({ type: z.string().min(1).max(40), path: webAddress() })).max(20),
    [],
    'Channels of the customer service.',
  ),
  resources: setting(
    'site.resources',
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
  gtagId: setting(
    'site.gtagId',
    z
      .string()
      .regex(/^[A-Z0-9-]{4,20}$/)
      .nullable(),
    null,
    'Google tag of the brand.',
  ),
  imageCDNs: setting('site.imageCDNs', z.array(webAddress()).max(20), [], 'Origins that serve pictures.'),
  launchGameCDNs: setting(
    'site.launchGameCDNs',
    z.array(webAddress()).max(20),
    [],
    'Origins that serve game launches.',
  ),
  languages: setting(
    'languages.offered',
    z.array(z.string().regex(/^[A-Z]{2,5}$/)).max(50),
    [],
    'Languages in the menu, in its order; those that the brand lacks are left out. Empty offers all of the brand’s.',
    (codes) => codes.map((code) => refusalToOffer(code)).find((refusal) => refusal !== null) ?? null,
  ),
  lotteryClick: setting(
    'navigation.lotteryClick',
    z.enum(['page', 'launch']),
    'page',
    'What a click on the lottery item does: opens its page or launches the lottery.',
  ),
  welcomeAmountMinor: setting(
    'registration.welcomeAmountMinor',
    z.int().min(0).max(1_000_000_000),
    0,
    'Real money that each new member is credited, in minor units of the brand’s currency, and that the title of the registration names; 0 promises nothing. Whoever sets it should ask for a proved number too.',
  ),
  directRegistration: feature('features.directRegistration', 'DIRECTREG3', true, 'Visitors may register.'),
};

function instantText() {
  return z.iso.datetime({ offset: false });
}
