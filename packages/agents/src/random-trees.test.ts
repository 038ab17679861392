import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, type TeamFigures } from './due.ts';
import { settle } from './settle.ts';
import type { Terms } from './terms.ts';

const ACCOUNTS = 2_000;
const SCALE = 2;

type Account = { id: string; upline: number | null; stakeMinor: bigint; wonMinor: bigint; terms: Terms | null };

test('AC-08 a random tree of 2,000 accounts settles as each account by itself, and what is paid less what is owed is the due of the top', () => {
  fc.assert(
    fc.property(treeOf(ACCOUNTS), (accounts) => {
      const dues = duesInOneSweep(accounts);
      const lines = settle(dues);
      const totals = { paid: 0n, owed: 0n, top: 0n };
      for (const [place, line] of lines.entries()) {
        const { agentId, uplineId } = dues[place] ?? { agentId: '', uplineId: null };
        expect(line).toMatchObject({ agentId, ...naiveLine(accounts, agentId) });
        totals.paid += line.paidMicros;
        totals.owed += line.owedAfterMicros;
        if (uplineId === null) totals.top += line.dueMicros;
      }
      expect(totals.paid - totals.owed).toBe(totals.top);
    }),
    { numRuns: 4 },
  );
}, 60_000);

/** Figures of all teams by going up once from each account, the youngest first. */
function duesInOneSweep(accounts: readonly Account[]) {
  const teams = accounts.map(({ stakeMinor, wonMinor }) =>
    figures(stakeMinor, stakeMinor - wonMinor, stakeMinor > 0n ? 1 : 0),
  );
  for (let place = accounts.length - 1; place > 0; place--) {
    const [own, upline] = [teams[place], accounts[place]?.upline];
    const above = upline === null || upline === undefined ? undefined : teams[upline];
    if (own && above && typeof upline === 'number')
      teams[upline] = figures(
        above.stakeMinor + own.stakeMinor,
        above.lossMinor + own.lossMinor,
        above.active + own.active,
      );
  }
  return accounts.flatMap((account, place) => {
    const own = teams[place];
    if (!account.terms || !own) return [];
    const uplineId = account.upline === null ? null : (accounts[account.upline]?.id ?? null);
    return [{ agentId: account.id, uplineId, dueMicros: dueOf(account.terms, own, SCALE) }];
  });
}

/** The same for one account, told without the rest: it looks at everybody's line of ancestors. */
function naiveLine(accounts: readonly Account[], id: string) {
  const dueMicros = naiveDue(accounts, id);
  let passedOnMicros = 0n;
  for (const { id: other, upline, terms } of accounts)
    if (terms && upline !== null && accounts[upline]?.id === id) passedOnMicros += naiveDue(accounts, other);
  return { dueMicros, passedOnMicros, netMicros: dueMicros - passedOnMicros };
}

const naive = new WeakMap<readonly Account[], Map<string, bigint>>();

function naiveDue(accounts: readonly Account[], id: string): bigint {
  const known = naive.get(accounts) ?? new Map<string, bigint>();
  naive.set(accounts, known);
  const before = known.get(id);
  if (before !== undefined) return before;
  let [stakeMinor, lossMinor, active] = [0n, 0n, 0];
  for (const account of accounts) {
    let above: Account | undefined = account;
    while (above && above.id !== id) above = above.upline === null ? undefined : accounts[above.upline];
    if (!above) continue;
    stakeMinor += account.stakeMinor;
    lossMinor += account.stakeMinor - account.wonMinor;
    active += account.stakeMinor > 0n ? 1 : 0;
  }
  const terms = accounts.find((account) => account.id === id)?.terms;
  const due = terms ? dueOf(terms, figures(stakeMinor, lossMinor, active), SCALE) : 0n;
  known.set(id, due);
  return due;
}

const figures = (stakeMinor: bigint, lossMinor: bigint, active: number): TeamFigures => ({
  stakeMinor,
  active,
  lossMinor,
  lostStakeMinor: 0n,
  wonStakeMinor: 0n,
});

/** One top; each account joins under one that was there; only who has a contract gives one. */
function treeOf(size: number): fc.Arbitrary<Account[]> {
  return fc
    .array(
      fc.record({
        parent: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        stake: fc.integer({ min: 0, max: 5_000_000 }),
        won: fc.integer({ min: 0, max: 6_000_000 }),
        isContracted: fc.boolean(),
        rate: fc.integer({ min: 0, max: 50_000 }),
        minActive: fc.integer({ min: 0, max: 30 }),
        family: fc.constantFrom('daily' as const, 'dividend' as const),
      }),
      { minLength: size, maxLength: size },
    )
    .map((rows) => {
      const family = rows[0]?.family ?? 'daily';
      const accounts: Account[] = [];
      for (const [place, { parent, stake, won, isContracted, rate, minActive }] of rows.entries()) {
        const upline = place === 0 ? null : Math.floor(parent * place);
        const isAgent = upline === null || (isContracted && accounts[upline]?.terms !== null);
        const low = { minAmountMinor: 0n, minActive: 0, minLossMinor: 0n, rate: Math.floor(rate / 2) };
        const terms: Terms = { family, tiers: [low, { ...low, minAmountMinor: 1_000_000n, minActive, rate }] };
        accounts.push({
          id: String(place),
          upline,
          stakeMinor: BigInt(place % 3 === 0 ? 0 : stake),
          wonMinor: BigInt(place % 3 === 0 ? 0 : won),
          terms: isAgent ? terms : null,
        });
      }
      return accounts;
    });
}
