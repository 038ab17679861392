import { createPublicKey, type KeyObject } from 'node:crypto';
import { PROVIDER_CODE_PATTERN } from '@pelita/contract';
import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';

export type NewProvider = { code: string; name: string; publicKeyPem: string };
export type Provider = {
  code: string;
  isEnabled: boolean;
  publicKey: KeyObject;
  /** The key before the last change, while it still holds. */
  previousKey: { key: KeyObject; until: Temporal.Instant } | null;
};

export type Registry = { find(code: string): Promise<Provider | null> };

/** Registers a signing party, or gives a known one its new name and key. The key is RSA, SPKI in PEM. */
export async function registerProvider(tx: Tx, provider: NewProvider): Promise<void> {
  if (!PROVIDER_CODE_PATTERN.test(provider.code)) throw new RangeError(`${provider.code} is no provider code`);
  const key = createPublicKey(provider.publicKeyPem);
  if (key.asymmetricKeyType !== 'rsa') throw new RangeError('providers sign with RSA keys');
  const pem = key.export({ type: 'spki', format: 'pem' }).toString();
  await tx.run(registerStatement, [provider.code, provider.name, pem, tx.now]);
}

/** A change of the registry counts in every process after at most this long. */
const FRESH_MS = 2_000;

/** The registered providers. They are few and asked for with every call, so all of them are kept for a moment. */
export function createRegistry({ database, clock }: Pick<Platform, 'database' | 'clock'>): Registry {
  let loaded: { providers: Promise<ReadonlyMap<string, Provider>>; atMs: number } | null = null;

  async function load(): Promise<ReadonlyMap<string, Provider>> {
    const rows = await database.single<ProviderRow>(providersStatement, []);
    return new Map(rows.map((row) => [row.code, providerOf(row)]));
  }

  return {
    async find(code) {
      const nowMs = clock.monotonicMs();
      if (loaded === null || nowMs - loaded.atMs > FRESH_MS) {
        const current = { providers: load(), atMs: nowMs };
        loaded = current;
        // What failed is asked for again by the next call.
        current.providers.catch(() => {
          if (loaded === current) loaded = null;
        });
      }
      return (await loaded.providers).get(code) ?? null;
    },
  };
}

type ProviderRow = {
  code: string;
  is_enabled: boolean;
  public_key_pem: string;
  previous_key_pem: string | null;
  previous_key_until: Temporal.Instant | null;
};

function providerOf(row: ProviderRow): Provider {
  const { previous_key_pem: previousPem, previous_key_until: until } = row;
  return {
    code: row.code,
    isEnabled: row.is_enabled,
    publicKey: createPublicKey(row.public_key_pem),
    previousKey: previousPem === null || until === null ? null : { key: createPublicKey(previousPem), until },
  };
}

const providersStatement: Statement = {
  name: 'wallet.providers',
  text: 'select code, is_enabled, public_key_pem, previous_key_pem, previous_key_until from provider',
};
const registerStatement: Statement = {
  name: 'wallet.register-provider',
  text: `insert into provider (code, name, public_key_pem, is_enabled, registered_at) values ($1, $2, $3, true, $4)
         on conflict (code) do update set name = excluded.name, public_key_pem = excluded.public_key_pem`,
};
