import { riskRules, type RiskRule } from '@pelita/contract/office';
import type { Database, Tx } from '../../platform/database/tx.ts';
import type { JobHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteFinding } from './note-finding.ts';
import { runRule } from './rules.ts';

type Parts = Pick<Platform, 'settings' | 'brand'>;

/** One job a rule, each hour at a minute of its own: one that fails stops no other. */
export function riskJobs(parts: Parts): JobHandler[] {
  return riskRules.map((rule, place) => ({
    name: `risk.${rule}`,
    schedule: `${13 + place * 9} * * * *`,
    long: (database) => look(database, rule, parts),
  }));
}

/** What is found is kept one by one, so that nothing is held for longer than a player's own row. */
async function look(database: Database, rule: RiskRule, { settings, brand }: Parts): Promise<void> {
  const { found, thresholds } = await database.reading((tx) =>
    runRule(tx, rule, { settings, currency: brand.currency }),
  );
  for (const finding of found) await database.transaction((tx) => noteFinding(tx, rule, finding, thresholds));
}

/** Every rule at once, for an operator who does not want to wait for the hour; answers how many findings are new. */
export async function lookNow(tx: Tx, { settings, brand }: Parts): Promise<number> {
  const all = [];
  for (const rule of riskRules) {
    const { found, thresholds } = await runRule(tx, rule, { settings, currency: brand.currency });
    all.push(...found.map((finding) => ({ rule, finding, thresholds })));
  }
  // In the order of players: two who look at once wait for each other, and never both ways.
  const inOrder = all.toSorted((a, b) => (a.finding.player_id < b.finding.player_id ? -1 : 1));
  let isNew = 0;
  for (const { rule, finding, thresholds } of inOrder) if (await noteFinding(tx, rule, finding, thresholds)) isNew += 1;
  return isNew;
}
