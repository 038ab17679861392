import { listGames, type PlayedRound } from '@pelita/contract';
import { GameTable } from './game-table.ts';
import { playedRounds, type Player, send } from './people.ts';
import type { Portal } from './portal.ts';

type HeldRound = {
  round: PlayedRound;
  /** How many rounds of the title came after it. */
  laterRounds: number;
};

const CHUNK = 15;

/** A round of the player in which coins hold: one spin in a hundred, so many are played, by the game's own call. */
export async function roundThatHolds(origin: string, player: Player): Promise<HeldRound> {
  const query = { gameType: 'RNG', gameClassify: 'hold-5x3', pageNo: '1', pageSize: '1' } as const;
  const [game] = (await send(origin, listGames, { query })).games;
  if (!game) throw new Error('no title holds coins');
  for (let spin = 0; spin < 1_500; spin += CHUNK) {
    const rounds = await playedRounds(origin, player, game.gameCode, CHUNK);
    const place = rounds.findLastIndex(({ spins }) => spins.some(({ hold }) => hold !== null));
    const round = rounds[place];
    if (round) return { round, laterRounds: rounds.length - 1 - place };
  }
  throw new Error('no coins held in 1,500 spins: one time in three million');
}

/** The title that was played last, in its frame, with this round of it on the reels once more. */
export async function watchedAgain(portal: Portal, { laterRounds }: HeldRound): Promise<GameTable> {
  await portal.visit('/rng?selection=RECENT');
  await portal.page.getByRole('article').first().getByRole('button').first().click();
  const table = new GameTable(portal);
  await table.isReady();
  const sheet = await table.openRounds();
  const item = sheet.getByRole('list').last().getByRole('listitem').nth(laterRounds);
  await item.getByRole('button', { expanded: false }).click();
  await item.getByRole('button', { name: portal.text('studio', 'watch') }).click();
  return table;
}
