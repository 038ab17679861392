import { expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', { spy: true });
// Another file of this worker may have loaded the module without the spy.
vi.resetModules();
const argon = await import('@node-rs/argon2');
const { argonParameters, createPasswordHasher } = await import('./password-hash.ts');
const hasher = createPasswordHasher();

test('PASS-05 a stored password is Argon2id with the parameters of this file, and each hash has a salt of its own', async () => {
  const [one, other] = await Promise.all([hasher.hash('seven tin boats'), hasher.hash('seven tin boats')]);
  const { memoryCost, timeCost, parallelism } = argonParameters;
  expect(one.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)).toBe(true);
  expect(other).not.toBe(one);
});

test('only the very password matches; the same letters typed on another keyboard do too', async () => {
  const stored = await hasher.hash('caf\u00E9 terrace');
  expect(await hasher.verify(stored, 'cafe\u0301 terrace')).toBe(true);
  expect(await hasher.verify(stored, 'caf\u00E9 Terrace')).toBe(false);
  expect(await hasher.verify(stored, ' caf\u00E9 terrace')).toBe(false);
});

test('LOGIN-14 the hash for an unknown name takes the same work as a real one', async () => {
  const stored = await hasher.hash('seven tin boats');
  await hasher.verify(stored, 'not this one');
  await hasher.verify(null, 'not this one');
  const [somebodys = '', nobodys = ''] = vi
    .mocked(argon.verify)
    .mock.calls.slice(-2)
    .map(([hash]) => String(hash));
  expect(shapeOf(nobodys)).toEqual(shapeOf(somebodys));
  expect(nobodys).not.toBe(somebodys);
});

/** What the cost of judging a hash depends on: its kind and parameters, and the lengths of its salt and digest. */
function shapeOf(hash: string): string[] {
  const [, kind = '', version = '', parameters = '', salt = '', digest = ''] = hash.split('$');
  return [kind, version, parameters, `salt of ${salt.length}`, `digest of ${digest.length}`];
}

test('every password is wrong against the hash for an unknown name', async () => {
  expect(await hasher.verify(null, '')).toBe(false);
  expect(await hasher.verify(null, 'seven tin boats')).toBe(false);
});
