import * as z from 'zod';
import { secretSetting } from '../../settings/setting.ts';
import { secureAddress } from '../../settings/shapes.ts';

export const socialSettings = {
  google: secretSetting('social.google', openIdClient().nullable(), null),
  facebook: secretSetting('social.facebook', openIdClient().nullable(), null),
};

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
