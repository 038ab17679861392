import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { explainHelp } from './explain/help.ts';
import { games } from './games.ts';
import { ruleSets } from './rule-sets.ts';
import { north } from './vietnam/regions.ts';

const command = (input: string) =>
  spawnSync(process.execPath, ['packages/lottery/src/explain-command.ts'], { input, encoding: 'utf8' });

test('LOTT-08 the command prints what bets cost and return', () => {
  const bets = [{ playType: 'lo2', content: '13', unit: '0.5', odds: 99 }];
  const { status, stdout } = command(JSON.stringify({ game: 'XSMB', result: north.example, bets }));
  expect(JSON.parse(stdout)).toEqual([{ lines: 1, cost: '13.5', returned: '346.5' }]);
  expect(status).toBe(0);
});

test('what the command cannot read ends with exit code 2 and one sentence', () => {
  const { status, stdout, stderr } = command('{');
  expect([status, stdout, stderr]).toEqual([2, '', 'Standard input holds no JSON; --help shows what it takes.\n']);
});

test('its help names every game, result and play type', () => {
  const help = explainHelp();
  for (const { code } of games) expect(help).toContain(code);
  for (const { shape, playTypes } of ruleSets) {
    expect(help).toContain(JSON.stringify(shape.example));
    for (const { id } of playTypes) expect(help).toMatch(new RegExp(`^  ${id} `, 'm'));
  }
});
