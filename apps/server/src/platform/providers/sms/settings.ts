import * as z from 'zod';
import { secureAddress } from '../../settings/shapes.ts';
import { setting } from '../../settings/setting.ts';

export const smsSettings = {
  path: setting('sms.path', z.enum(['carrier', 'identityProvider']), 'carrier'),
  identityProvider: setting(
    'sms.identityProvider',
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
  ),
};
