import * as z from 'zod';
import { setting } from '../../platform/settings/setting.ts';

export const catalogueSettings = {
  maintenance: setting(
    'games.maintenance',
    z.strictObject({
      vendors: z.array(z.string().regex(/^[A-Z0-9_]{2,20}$/)).max(200),
      games: z.array(z.string().regex(/^[a-z0-9-]{2,64}$/)).max(500),
    }),
    { vendors: [], games: [] },
    'Vendors and games under maintenance, by their codes: still listed, marked, and not launched.',
  ),
};
