import { refusalToOffer } from '@pelita/i18n';
import * as z from 'zod';
import { feature, loosenedWhen, setting } from '../../platform/settings/setting.ts';
import { webAddress } from '../../platform/settings/shapes.ts';

export const siteSettings = {
  status: setting('site.status', z.literal([0, 1]), 0),
  maintenanceEnd: setting('site.maintenanceEnd', instantText().nullable(), null),
  /** The brand's own holds where it is higher. */
  minimumAgeYears: loosenedWhen(
    setting('site.minimumAgeYears', z.int().min(18).max(25), 18),
    (before, after) => after < before,
  ),
  regions: setting('site.regions', z.array(z.string().regex(/^[A-Z]{2}$/)).max(250), []),
  unknownCountry: setting('site.unknownCountry', z.literal(['refused', 'served']), 'refused'),
  loginBeforeHome: setting('site.loginBeforeHome', z.boolean(), false),
  customerService: setting(
    'site.customerService',
    z.array(z.strictObject({ type: z.string().min(1).max(40), path: webAddress() })).max(20),
    [],
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
  ),
  gtagId: setting(
    'site.gtagId',
    z
      .string()
      .regex(/^[A-Z0-9-]{4,20}$/)
      .nullable(),
    null,
  ),
  imageCDNs: setting('site.imageCDNs', z.array(webAddress()).max(20), []),
  launchGameCDNs: setting('site.launchGameCDNs', z.array(webAddress()).max(20), []),
  languages: setting(
    'languages.offered',
    z.array(z.string().regex(/^[A-Z]{2,5}$/)).max(50),
    [],
    (codes) => codes.map((code) => refusalToOffer(code)).find((refusal) => refusal !== null) ?? null,
  ),
  lotteryClick: setting('navigation.lotteryClick', z.enum(['page', 'launch']), 'page'),
  welcomeAmountMinor: setting('registration.welcomeAmountMinor', z.int().min(0).max(1_000_000_000), 0),
  directRegistration: feature('features.directRegistration', 'DIRECTREG3', true),
};

function instantText() {
  return z.iso.datetime({ offset: false });
}
