/**
 * Sealed calls (E): bodies encrypted to a public key of the server, good for two minutes and one use. The binder opens
 * them before the same parse that a clear body meets; nothing else knows of them. Keys are secrets of the data
 * directory, a period each; used seals are rows until no clock allows them again.
 */
import { getSealingKeys } from '@pelita/contract';
import { bindLong } from '../http/binding.ts';
import type { OpenSeal } from '../http/read-input.ts';
import type { Module } from '../module.ts';
import type { Platform } from '../platform.ts';
import { openSealedBody } from './open-sealed-body.ts';
import { createSealingKeys } from './sealing-keys.ts';
import { forgetExpiredSeals } from './store.ts';

export function sealingModule(platform: Platform): Module & { openSeal: OpenSeal } {
  const keys = createSealingKeys(platform.secrets, platform.clock);
  const { database, clock } = platform;
  return {
    name: 'sealing',
    bindings: [
      bindLong(getSealingKeys, async () => ({ keys: (await keys()).map(({ publicJwk }) => ({ ...publicJwk })) })),
    ],
    jobs: [{ name: 'sealing.forget-expired-seals', handle: (tx) => forgetExpiredSeals(tx), schedule: '*/10 * * * *' }],
    openSeal: (body) => openSealedBody({ database, clock, keys }, body),
  };
}
