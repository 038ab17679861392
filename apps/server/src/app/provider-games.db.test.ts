import { generateKeyPairSync } from 'node:crypto';
import { launchGame, listGames } from '@pelita/contract';
import { createModules } from '@pelita/server/testing-app';
import { newMember, testDatabase, testServer } from '@pelita/testkit';
import { expect, test } from 'vitest';

// What a provider brings after it was registered, through another process than the one that lists it.
const world = await testDatabase();
const server = await testServer(world);
const { registration } = (await createModules(world.platform, { isShortCatalogue: true })).wallet;
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const games = [
  { code: 'Sun_7', name: 'Sun of Seven', category: 'RNG' },
  { code: 'SUN-7', name: 'Suns of Seven', category: 'RNG' },
];
await world.database.transaction((tx) =>
  registration.add(tx, {
    code: 'ACME',
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    launchUrl: 'https://play.acme.example/?token={token}&user={user}&game={game_code}',
    gamesJson: JSON.stringify(games),
  }),
);

const update = (told: object[], code = 'ACME') =>
  world.database.transaction((tx) => registration.updateGames(tx, code, JSON.stringify(told)));
const listed = async () =>
  (await server.send(listGames, { query: { vassalage: 'ACME' } })).value.games
    .map(({ gameCode, gameName, gameType }) => `${gameCode} ${gameName} ${gameType}`)
    .toSorted((a, b) => a.localeCompare(b));
const audited = async () => {
  const text = `select after from audit_entry where action = 'update-provider-games' order by position`;
  return await world.database.single<{ after: string }>({ name: 'test.audited', text }, []);
};

const moon = { code: 'moon-9', name: 'Moon of Nine', category: 'RNG' };

test('GAME-09 a registered provider brings new titles, names and categories; what it does not name stays', async () => {
  expect(await listed()).toEqual(['acme-sun-7 Sun of Seven RNG', 'acme-sun-7-2 Suns of Seven RNG']);
  const renamed = { code: 'Sun_7', name: 'Sun of Sevens', category: 'PVP' };
  expect(await update([renamed, moon])).toEqual({ added: 1, changed: 1 });
  const after = ['acme-moon-9 Moon of Nine RNG', 'acme-sun-7 Sun of Sevens PVP', 'acme-sun-7-2 Suns of Seven RNG'];
  expect(await listed()).toEqual(after);
  expect(await update([renamed, moon])).toEqual({ added: 0, changed: 0 });
  expect(await listed()).toEqual(after);
  // What changed nothing is no news.
  expect(await audited()).toHaveLength(1);

  const launch = await server.send(launchGame, { query: { gameId: 'acme-moon-9' } }, await newMember(server));
  expect(new URL(launch.value.game_url).searchParams.get('game')).toBe('moon-9');
});

test.each([
  ['a title named twice', [moon, moon], 'ACME', 'name moon-9 twice'],
  [
    'one bad title among good ones',
    [
      { ...moon, code: 'moon-10' },
      { ...moon, category: 'DICE' },
    ],
    'ACME',
    'number 2',
  ],
  ['titles of nobody', [moon], 'NOBODY', 'no provider "NOBODY"'],
  ['titles of the house', [moon], 'STUDIO', 'part of this house'],
])('EASY-05 %s changes nothing and is refused plainly', async (_what, told, code, words) => {
  const before = await listed();
  await expect(update(told, code)).rejects.toThrow(words);
  expect(await listed()).toEqual(before);
});
