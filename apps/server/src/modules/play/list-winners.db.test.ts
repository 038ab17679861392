import { type CallRequest, listGames, listWinners, type PlayedRound } from '@pelita/contract';
import { newMember, newTrial, paidIn, play, testDatabase, testServer } from '@pelita/testkit';
import { describe, expect, test } from 'vitest';
import { WAITED_FOR_MS } from '../../platform/kept/kept-reading.ts';
import { maskName } from './mask-name.ts';
import { WINNERS_WINDOW_DAYS } from './winner-board.ts';

const world = await testDatabase();
const server = await testServer(world);
const [game, other] = (await server.send(listGames, { query: {} })).value.games;
if (!game || !other) throw new Error('the catalogue is empty');

/** After as long as a board is kept at most. */
const winners = async (query: CallRequest<typeof listWinners>['query'] = {}) => {
  world.clock.advance({ milliseconds: WAITED_FOR_MS });
  return (await server.send(listWinners, { query })).value.list.map(({ vo }) => vo);
};
const won = ({ totalWin }: PlayedRound) => Number(totalWin) > 0;

describe('API-01 GCSGAME_getRankList', () => {
  test('FAIR-03 GAME-11 a fresh database lists no winners', async () => {
    expect(await winners()).toEqual([]);
  });

  test('SAFE-04 FAIR-03 wins of play money never stand on the board', async () => {
    const rounds = await play(server, await newTrial(server), game.gameCode, (played) => played.some(won));
    expect(rounds.some(won)).toBe(true);
    expect(await winners()).toEqual([]);
  });

  test('GAME-11 FAIR-03 the largest real wins stand there, each as it was paid, the player masked', async () => {
    const member = await newMember(server);
    await paidIn(server, member, '100.00');
    const enough = (played: readonly PlayedRound[]) => played.filter(won).length === 2;
    const rounds = await play(server, member, game.gameCode, enough);
    rounds.push(...(await play(server, member, other.gameCode, enough)));
    const paid = rounds
      .filter(won)
      .map(({ totalWin }) => totalWin)
      .toSorted((a, b) => Number(b) - Number(a));
    const wonAt = world.clock.now().toString();
    const list = await winners();
    expect(list.map(({ winAmount }) => winAmount)).toEqual(paid);
    for (const win of list) {
      const title = win.gameCode === game.gameCode ? game : other;
      expect(win).toMatchObject({
        customerName: maskName(member.username),
        currency: 'MYR',
        gameName: title.gameName,
        nodeId: title.nodeId,
        gameType: 'RNG',
        vendor: title.vendorName,
        gameRoom: null,
        wonAt,
      });
    }
    const answer = await server.send(listWinners, { query: {} });
    expect(answer.text).not.toContain(member.username);
    expect(answer.text).not.toContain(member.playerId);
  });

  test('the board is as long as asked for, of one category, and of the last days only', async () => {
    const [largest] = await winners();
    expect(await winners({ limitNum: '1' })).toEqual([largest]);
    expect(await winners({ gameCategory: 'LIVE' })).toEqual([]);
    expect(await winners({ gameCategory: 'RNG' })).toHaveLength(4);
    world.clock.advance({ hours: 24 * WINNERS_WINDOW_DAYS, seconds: 1 });
    expect(await winners()).toEqual([]);
  });

  test.each(['limitNum=0', 'limitNum=51', 'limitNum=-1', 'limitNum=1e1', 'limitNum=NaN', 'gameCategory=CHESS'])(
    'API-05 refuses %s',
    async (query) => {
      expect(await server.call(`${listWinners.path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_field' },
      });
    },
  );
});
