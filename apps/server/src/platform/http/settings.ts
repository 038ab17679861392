import * as z from 'zod';
import { setting } from '../settings/setting.ts';

export const httpSettings = {
  domains: setting(
    'site.domains',
    z.array(z.string().regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/)).max(100),
    [],
    'Hosts of the brand, the main one first; empty answers on every host.',
  ),
};
