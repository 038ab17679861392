import { ruleSets } from '@pelita/lottery';
import { expect, test } from 'vitest';
import { entryOf } from './entry-of.ts';
import { type Below, randomChoice } from './random-choice.ts';
import { contentOf } from './entry.ts';

const bets = ruleSets.flatMap((rules) => rules.playTypes.map((playType) => ({ rules, playType })));

/** The same numbers in every run. */
function seededBelow(): Below {
  let state = 20_261_123;
  return (bound) => (state = (state * 16_807) % 2_147_483_647) % bound;
}

test.for(bets)(
  'LOTT-04 what is picked for $rules.code $playType.id is content that its rules read',
  ({ rules, playType }) => {
    const entry = entryOf(rules.code, playType);
    const below = seededBelow();
    for (let round = 0; round < 20; round += 1) {
      const content = contentOf(entry, randomChoice(entry, below));
      expect(playType.lines(content).length, content).toBeGreaterThan(0);
    }
  },
);

const onOutcomes = bets.filter(({ playType: { example, kinds } }) => Object.hasOwn(kinds, example.split(' ')[0] ?? ''));

test.for(onOutcomes)('LOTT-04 the board of $rules.code $playType.id offers each outcome that has a price', (bet) => {
  const { rules, playType } = bet;
  const entry = entryOf(rules.code, playType);
  const rows = entry.form === 'board' ? entry.rows : [];
  const all = contentOf(
    entry,
    rows.map(({ choices }) => choices),
  );
  expect(
    playType
      .lines(all)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(Object.keys(playType.kinds).toSorted());
});

test('LOTT-04 four numbers on the board of a xiên of two are its six pairs', () => {
  const north = ruleSets.find(({ code }) => code === 'XSMB');
  const xien = north?.playTypes.find(({ id }) => id === 'xien2');
  if (!xien) throw new Error('the north has no xien2');
  expect(contentOf(entryOf('XSMB', xien), [['07', '13', '27', '61']])).toBe('07,13;07,27;07,61;13,27;13,61;27,61');
});

test('LOTT-04 every number of the board in groups of four is refused at once, not after millions of groups', () => {
  const xien = ruleSets.find(({ code }) => code === 'XSMB')?.playTypes.find(({ id }) => id === 'xien4');
  if (!xien) throw new Error('the north has no xien4');
  const entry = entryOf('XSMB', xien);
  if (entry.form !== 'board') throw new Error('xien4 has a board');
  expect(() =>
    xien.lines(
      contentOf(
        entry,
        entry.rows.map(({ choices }) => choices),
      ),
    ),
  ).toThrow('more than 2000 lines');
});
