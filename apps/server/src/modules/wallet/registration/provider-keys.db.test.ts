import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { listGames } from '@pelita/contract';
import { approveProposal, listOfficeProviders, rotateProviderKey, switchOfficeProvider } from '@pelita/contract/office';
import { createModules } from '@pelita/server/testing-app';
import { testDatabase, testOffice, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

const world = await testDatabase();
const portal = await testServer(world);
const office = await testOffice(world);
const { wallet } = await createModules(world.platform, { isShortCatalogue: true });
const [first, second] = [newKey(), newKey()];
const code = 'ACME_1';
const reason = 'the provider has asked';

await world.database.transaction((tx) =>
  wallet.registration.add(tx, {
    code,
    name: 'Acme',
    publicKeyPem: first,
    launchUrl: 'https://play.acme.example/open?token={token}&user={user}&game={game_code}',
    gamesJson: JSON.stringify([{ code: 'Sun_7', name: 'Sun of Seven', category: 'RNG' }]),
  }),
);
const [admin, risk, content] = [
  await office.operator('admin'),
  await office.operator('risk'),
  await office.operator('content'),
];

function newKey(bits = 2_048): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}
const fingerprint = (pem: string) =>
  createHash('sha256')
    .update(createPublicKey(pem).export({ type: 'spki', format: 'der' }))
    .digest('hex');
const shown = async () =>
  (await risk.send(listOfficeProviders, {})).value.providers.find((provider) => provider.code === code);
const propose = (publicKeyPem: string, keepOldHours = 24, provider = code) =>
  admin.send(rotateProviderKey, { params: { code: provider }, body: { publicKeyPem, keepOldHours, reason } });
const approve = (by: typeof admin, { id, inputHash }: { id: string; inputHash: string }) =>
  by.send(approveProposal, { params: { id }, body: { inputHash } });

test('OPS-07 a key changes by two operators, and the old one holds for as long as they said', async () => {
  const proposed = (await propose(second)).value;
  expect(proposed).toMatchObject({
    state: 'open',
    result: { before: fingerprint(first), after: fingerprint(second) },
  });
  expect(await shown()).toMatchObject({ keyFingerprint: fingerprint(first), oldKeyUntil: null });
  expect(await approve(admin, proposed)).toMatchObject({ status: 403 });
  expect(await approve(content, proposed)).toMatchObject({ status: 403 });
  expect((await approve(risk, proposed)).value.state).toBe('executed');
  const until = world.clock.now().add({ hours: 24 }).toString();
  expect(await shown()).toMatchObject({ keyFingerprint: fingerprint(second), oldKeyUntil: until });
  const [entry] = await world.asOwner<{ actor: string; after: string }>(
    `select actor, after from audit_entry where action = 'rotate-provider-key'`,
  );
  expect(entry?.actor).toBe(`operator:${admin.operatorId}`);
  expect(JSON.parse(entry?.after ?? '')).toMatchObject({ reason, approvedBy: risk.operatorId });
});

test('OPS-07 a proposal is void when the key has changed meanwhile', async () => {
  const proposed = (await propose(first, 0)).value;
  await world.database.transaction((tx) =>
    wallet.registration.rotateKey(tx, {
      code,
      publicKeyPem: newKey(),
      keepOldHours: 0,
      by: { actor: 'system' },
    }),
  );
  expect(await approve(risk, proposed)).toMatchObject({ status: 409, body: { code: 'proposal_outdated' } });
});

test.each<[string, () => string]>([
  ['a key of 1,024 bits', () => newKey(1_024)],
  ['words', () => 'a key'],
  [
    'a private key',
    () =>
      generateKeyPairSync('rsa', { modulusLength: 2_048 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
  ],
  [
    'a key of another kind',
    () => generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
])('API-05 OPS-07 is no key of a provider: %s', async (_what, key) => {
  expect(await propose(key())).toMatchObject({ status: 400, body: { code: 'provider_key_unfit' } });
});

test('API-05 OPS-07 the studio and what is unknown have no key to change; the overlap has an end', async () => {
  for (const unknown of ['STUDIO', 'NOBODY'])
    expect(await propose(newKey(), 24, unknown)).toMatchObject({ status: 404, body: { code: 'provider_unknown' } });
  for (const hours of [-1, 169, 0.5])
    expect(await propose(newKey(), hours)).toMatchObject({ status: 400, body: { code: 'invalid_field' } });
});

test('OPS-07 an operator of content switches a provider off and on; its games leave the lobby and come back', async () => {
  const turn = (isEnabled: boolean) =>
    content.send(switchOfficeProvider, { params: { code }, body: { isEnabled, reason } });
  const games = async () => (await portal.send(listGames, { query: { vassalage: code } })).value.totalCount;
  expect(await games()).toBe(1);
  expect((await turn(false)).value).toEqual({ done: true });
  expect(await games()).toBe(0);
  expect((await shown())?.isEnabled).toBe(false);
  await turn(true);
  expect(await games()).toBe(1);
  const body = { isEnabled: false, reason };
  expect(await risk.send(switchOfficeProvider, { params: { code }, body })).toMatchObject({ status: 403 });
  expect(await content.send(switchOfficeProvider, { params: { code: 'STUDIO' }, body })).toMatchObject({
    status: 404,
    body: { code: 'provider_unknown' },
  });
});
