import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import type { LoggedMove } from './cards/card-game.ts';
import { replayHand } from './cards/deal.ts';
import { commitment } from './fairness/commitment.ts';
import { outcomeFromSeeds, type SeededRound } from './outcome-from-seeds.ts';
import { roundRecord } from './round-record.ts';
import { matchEngineOf } from './book/engines.ts';
import { eventsOf, playMatch } from './book/play-match.ts';
import { drawTableRound } from './table/table-round.ts';

const folder = mkdtempSync(join(tmpdir(), 'pelita-round-'));
afterAll(() => rmSync(folder, { recursive: true }));

const round: SeededRound = {
  engine: 'lines-5x3',
  serverSeed: 'revealed',
  clientSeed: 'pemain',
  nonce: 3,
  lineBetMinor: 10n,
};
const record = roundRecord(round, outcomeFromSeeds(round));

test('FAIR-01 slot: the offline checker says that an honest round holds', () => {
  const { status, stdout } = check(JSON.stringify(record));
  expect(stdout).toContain('The round holds.');
  expect(stdout).not.toContain('NO');
  expect(status).toBe(0);
});

test('FAIR-01 slot: the offline checker says what does not hold', () => {
  const { status, stdout } = check(JSON.stringify({ ...record, totalWinMinor: '123456' }));
  expect(stdout).toContain(`NO   the win was 123456; the seeds give ${record.totalWinMinor}`);
  expect(stdout).toContain('The round does not hold.');
  expect(status).toBe(1);
});

test('FAIR-01 tables: the offline checker tells an honest round of a table from another', () => {
  const table = { engine: 'baccarat', serverSeed: 'revealed', round: 'table:7' };
  const told = { ...table, commitment: commitment('revealed'), drawn: drawTableRound(table) };
  expect(check(JSON.stringify(told))).toMatchObject({ status: 0, stdout: expect.stringContaining('The round holds.') });
  const other = check(JSON.stringify({ ...told, drawn: [1, 2, 3, 4] }));
  expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('The round does not hold.')]);
  expect(check(JSON.stringify({ ...told, engine: 'lines-5x3' })).status).toBe(2);
});

test('FAIR-01 sports: the offline checker tells an honest virtual match from another', () => {
  const engine = matchEngineOf('virtual-maps-3');
  const rates = engine.rates(3, 3);
  const states = playMatch({ engine: engine.id, match: 'book:match', serverSeed: 'revealed', rates });
  const record = { engine: engine.id, match: 'book:match', homeRate: rates.home, awayRate: rates.away };
  const told = { ...record, serverSeed: 'revealed', commitment: commitment('revealed'), events: eventsOf(states) };
  expect(check(JSON.stringify(told))).toMatchObject({ status: 0, stdout: expect.stringContaining('The match holds.') });
  const other = check(JSON.stringify({ ...told, events: told.events.slice(1) }));
  expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('The match does not hold.')]);
});

test('FAIR-01 cards: the offline checker tells an honest hand from another', () => {
  const deal = { game: 'niu-niu-duel', serverSeed: 'revealed', round: 'title:hand', clientSeeds: ['satu', 'dua'] };
  const moves: LoggedMove[] = [
    { seat: 0, move: { kind: 'bid', units: 1 } },
    { seat: 1, move: { kind: 'bid', units: 0 } },
    { seat: 1, move: { kind: 'stake', units: 2 } },
  ];
  const told = { ...deal, commitment: commitment('revealed'), moves, units: replayHand(deal, moves).units };
  expect(check(JSON.stringify(told))).toMatchObject({ status: 0, stdout: expect.stringContaining('The hand holds.') });
  const other = check(JSON.stringify({ ...told, units: [99, -99] }));
  expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('The hand does not hold.')]);
  expect(check(JSON.stringify({ ...told, moves: moves.slice(1) })).status).toBe(1);
  expect(check(JSON.stringify({ ...told, moves: [{ seat: 0, move: 'all' }] })).status).toBe(2);
});

test('a file that is no round is said to be so, without a stack', () => {
  const { status, stderr } = check('{"engine":"lines-5x3"}');
  expect(stderr).toContain('cannot be checked: the round\'s "serverSeed" is missing');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});

function check(json: string) {
  const file = join(folder, 'round.json');
  writeFileSync(file, json);
  return spawnSync(process.execPath, [join(import.meta.dirname, 'verify-round.ts'), file], { encoding: 'utf8' });
}
