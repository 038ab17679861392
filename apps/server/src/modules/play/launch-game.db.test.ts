import { launchGame, listGames } from '@pelita/contract';
import { newMember, newTrial, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';

const world = await testDatabase();
const server = await testServer(world);
const member = await newMember(server);
const trial = await newTrial(server);
const { games } = (await server.send(listGames, { query: { pageSize: '100' } })).value;
const [game, ofOther] = [games[0], games.find(({ vassalage }) => vassalage !== games[0]?.vassalage)];
if (!game || !ofOther) throw new Error('the catalogue is too small');

const launch = (query: Record<string, string> & { gameId: string }, token = member.token) =>
  server.send(launchGame, { query }, { token });
const run = (text: string, values: unknown[] = []) =>
  world.database.single<Record<string, unknown>>({ name: text.slice(0, 60), text }, values);
const sessions = () =>
  run('select player_id, book, game_code, provider_user_id, currency from game_session order by opened_at');

/** As the portal sends it. */
const usual = {
  gameId: game.gameCode,
  nodeId: game.nodeId,
  accountType: '1',
  confirmTrans: '0',
  vassalage: game.vassalage,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: '3',
  username: member.username,
  merchantCode: 'pelita',
  language: 'EN',
  backUrl: 'https://play.example/rng',
};

describe('API-01 GET /wps/game/launchGame', () => {
  test('GAME-06 answers the address of the page, the content as the same object, and the title', async () => {
    const { value } = await launch(usual);
    expect(value.game_url).toMatch(
      new RegExp(`^${server.origin}/studio/play/${game.gameCode}\\?lang=EN#[\\w-]+\\.[\\w-]{43}$`),
    );
    expect(value.content).toEqual({ game_url: value.game_url });
    expect(value.game).toMatchObject({ gameCode: game.gameCode, nodeId: game.nodeId });
    expect(value.game_url).not.toContain(member.token);
  });

  test('GAME-06 for PVP the content is the address itself', async () => {
    await run(`insert into vendor values ('CARDS', 'Cards', 'STUDIO', 900, true)`);
    await run(
      `insert into game values ('three-cards', 900001, 'CARDS', 'PVP', 'lines-5x3', 'Three cards', 900, $1, true)`,
      [world.clock.now()],
    );
    const { value } = await launch({ gameId: 'three-cards' });
    expect(value.content).toBe(value.game_url);
  });

  test('GAME-06 GATE-01 a token in the query is nothing: alone it is 401, beside another the header counts', async () => {
    const query = new URLSearchParams({ gameId: game.gameCode, token: member.token });
    expect(await server.call(`${launchGame.path}?${query}`)).toMatchObject({
      status: 401,
      body: { code: 'not_logged_in' },
    });
    await run('delete from game_session');
    expect((await launch({ gameId: game.gameCode, token: member.token }, trial.token)).status).toBe(200);
    expect(await sessions()).toMatchObject([{ player_id: trial.playerId, book: 'play' }]);
  });

  test('GATE-05 a username or an account type in the query changes nothing of who plays with what', async () => {
    await run('delete from game_session');
    await launch({ ...usual, username: member.username, accountType: '1' }, trial.token);
    await launch({ ...usual, username: trial.username, accountType: '0' });
    expect((await sessions()).map(({ player_id, book }) => [player_id, book])).toEqual(
      expect.arrayContaining([
        [trial.playerId, 'play'],
        [member.playerId, 'real'],
      ]),
    );
  });

  test('each launch has a token of its own, while the provider knows the player by one opaque name', async () => {
    await run('delete from game_session');
    const urls = await Promise.all([launch(usual), launch(usual)]);
    expect(new Set(urls.map(({ value }) => value.game_url)).size).toBe(2);
    const [one, two] = await sessions();
    expect(one?.['provider_user_id']).toBe(two?.['provider_user_id']);
    expect(one?.['provider_user_id']).not.toBe(member.playerId);
    const kept = JSON.stringify(await run(`select * from game_session`));
    for (const { value } of urls) expect(kept).not.toContain(value.game_url.split('.').at(-1));
  });

  test('GAME-10 every listed title launches, and its page answers a plain GET', async () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    for (const title of games) {
      const { value } = await launch({ gameId: title.gameCode, vassalage: title.vassalage, nodeId: title.nodeId });
      const page = await server.call(pathOf(value.game_url));
      expect(page.status, title.gameCode).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.text).toContain(`<title>${title.gameName}`);
    }
  });

  test.each<[string, () => Record<string, string> & { gameId: string }]>([
    ['a game that nobody has', () => ({ gameId: 'no-such-game' })],
    ['another vendor’s code', () => ({ gameId: game.gameCode, vassalage: ofOther.vassalage })],
    ['a vendor that nobody has', () => ({ gameId: game.gameCode, vassalage: 'NOBODY' })],
    ['another game’s node', () => ({ gameId: game.gameCode, nodeId: ofOther.nodeId })],
    ['a room instead of a game', () => ({ gameId: game.nodeId })],
  ])('%s is unknown, and no session is opened', async (_what, query) => {
    await run('delete from game_session');
    expect(await launch(query())).toMatchObject({ status: 404, body: { code: 'game_unknown' } });
    expect(await sessions()).toEqual([]);
  });

  test.each([
    ['the game', `update game set is_enabled = $1 where code = '${game.gameCode}'`],
    ['its vendor', `update vendor set is_enabled = $1 where code = '${game.vassalage}'`],
  ])('with %s switched off it is unavailable, and no session is opened', async (_what, change) => {
    await run('delete from game_session');
    await run(change, [false]);
    expect(await launch(usual)).toMatchObject({
      status: 400,
      body: { code: 'game_unavailable', errorCode: 'function.not.available' },
    });
    await run(change, [true]);
    expect(await sessions()).toEqual([]);
    expect((await launch(usual)).status).toBe(200);
  });

  test.each(['%00', 'no-such-game', '%F0%9F%8E%B0', '..%2f..%2fpackage.json'])(
    'API-05 a game page for %s is a 404',
    async (code) => {
      expect(await server.call(`/studio/play/${code}`)).toMatchObject({ status: 404 });
    },
  );

  test('the game of a provider that this deployment does not have is unavailable', async () => {
    await run(`insert into vendor values ('FARAWAY', 'Far away', 'ELSEWHERE', 901, true)`);
    await run(
      `insert into game values ('far-away', 900002, 'FARAWAY', 'RNG', 'lines-5x3', 'Far away', 901, $1, true)`,
      [world.clock.now()],
    );
    expect(await launch({ gameId: 'far-away' })).toMatchObject({ status: 400, body: { code: 'game_unavailable' } });
  });

  test('a host forwarded by an untrusted proxy does not get into the page’s address', async () => {
    const forged = await server.call(`${launchGame.path}?gameId=${game.gameCode}`, {
      token: member.token,
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    expect((forged.value as { game_url: string }).game_url).toMatch(new RegExp(`^${server.origin}/`));
  });
});

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

describe('LOTT-10 API-01 GET /wps/game/launchGame of the built-in lottery', () => {
  const lottery = (query: Record<string, string> = {}, token = member.token) =>
    server.send(launchGame, { query: { vassalage: 'TCG_SEA', launchMode: 'LOTT', ...query } as never }, { token });
  const openedAt = async (query: Record<string, string>) =>
    (await lottery(query)).value.game_url.slice(server.origin.length);

  test.each<[Record<string, string>, string]>([
    [{}, '/seaLottery'],
    [{ lottoArea: 'VN', lottoView: 'lobby', device: 'WEB' }, '/vnlottery'],
    [{ lottoArea: 'ELOTT' }, '/elott'],
    [{ lottoPrizeMode: 'ZY' }, '/elott'],
    [{ lottoPrizeMode: 'Lott' }, '/lottery'],
    [{ lottoGameCode: 'XSMB' }, '/vnlottery?gameCode=XSMB'],
    [{ lottoGameCode: 'XSMB', lottoView: 'lobby' }, '/vnlottery'],
    [{ lottoGameCode: 'SSC-1M', lottoArea: 'VN', language: 'EN' }, '/lottery?gameCode=SSC-1M&language=EN'],
    [{ lottoArea: 'SEA', backUrl: '/rng?page=1' }, '/seaLottery?backUrl=%2Frng%3Fpage%3D1'],
    [{ lottoArea: 'SEA', backUrl: 'https://elsewhere.example/' }, '/seaLottery'],
    [{ lottoArea: 'SEA', backUrl: '//elsewhere.example/' }, '/seaLottery'],
  ])('%o opens %s', async (query, address) => {
    await run('delete from game_session');
    expect(await openedAt(query)).toBe(address);
    expect(await sessions()).toEqual([]);
  });

  test('a trial account may look too, and a visitor logs in first', async () => {
    expect((await lottery({}, trial.token)).status).toBe(200);
    expect(await server.call(`${launchGame.path}?launchMode=LOTT`)).toMatchObject({ status: 401 });
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['a game that there is not', { lottoGameCode: 'XSXX' }, 404, 'game_unknown'],
    ['a vendor that is another', { vassalage: game.vassalage }, 404, 'game_unknown'],
    ['a prize mode that is not the game’s', { lottoGameCode: 'XSMB', lottoPrizeMode: 'ZY' }, 404, 'game_unknown'],
    ['where to bet without a game', { lottoView: 'betting' }, 400, 'invalid_field'],
    ['a view that there is not', { lottoView: 'kitchen' }, 400, 'invalid_field'],
  ])('%s is refused', async (_, query, status, code) => {
    expect(await lottery(query)).toMatchObject({ status, body: { code } });
  });

  test('a game that operators have closed is as one that there is not', async () => {
    await run(`update lottery_game set is_open = false where code = 'XSMB'`);
    expect(await lottery({ lottoGameCode: 'XSMB' })).toMatchObject({ status: 404, body: { code: 'game_unknown' } });
    await run(`update lottery_game set is_open = true where code = 'XSMB'`);
  });
});
