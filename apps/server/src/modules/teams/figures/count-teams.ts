import type { CurrencyCode } from '@pelita/contract';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { settingMinor } from '../../../platform/settings/setting-minor.ts';
import { teamsSettings } from '../settings.ts';

/** What one transaction adds. */
const SLICE = { hours: 1 };
/** As far back as the figures are counted again each night. */
const RECOUNTED_DAYS = 3;

/** Each minute the buckets of the figures that have closed since. */
export function countTeamsJob(platform: Pick<Platform, 'settings' | 'brand'>): JobHandler {
  return { name: 'teams.count', schedule: '* * * * *', long: (database) => countTeams(database, platform) };
}

/** Each night the last days again, after the figures were: what came late into a closed bucket is in them then. */
export function recountTeamsJob(platform: Pick<Platform, 'settings' | 'brand'>): JobHandler {
  return { name: 'teams.recount', schedule: '45 5 * * *', long: (database) => recountTeams(database, platform) };
}

/** Each slice is a transaction of its own that holds the progress: a killed count is taken up where it was. */
export async function countTeams(database: Database, { settings, brand }: Pick<Platform, 'settings' | 'brand'>) {
  const activeMinor = activeFrom(settings, brand.currency);
  while (!(await database.transaction((tx) => countSlice(tx, activeMinor)))) continue;
}

/** Forgets the last days of teams and adds their buckets again, a slice at a time. */
export async function recountTeams(database: Database, platform: Pick<Platform, 'settings' | 'brand'>): Promise<void> {
  await database.transaction(async (tx) => void (await tx.run(forgetStatement, [tx.now, RECOUNTED_DAYS])));
  await countTeams(database, platform);
}

/** True when it has reached what is closed. */
async function countSlice(tx: Tx, activeMinor: bigint): Promise<boolean> {
  const [progress] = await tx.run<{ from: Temporal.Instant | null; until: Temporal.Instant | null }>(
    progressStatement,
    [],
  );
  if (!progress?.from || !progress.until) return true;
  const slice = progress.from.add(SLICE);
  const until = Temporal.Instant.compare(slice, progress.until) < 0 ? slice : progress.until;
  if (Temporal.Instant.compare(progress.from, until) >= 0) return true;
  await tx.run(countStatement, [progress.from, until, activeMinor]);
  await tx.run(closeStatement, [until]);
  return Temporal.Instant.compare(until, progress.until) >= 0;
}

function activeFrom(settings: Pick<Settings, 'get'>, currency: CurrencyCode): bigint {
  const minor = settingMinor(settings, teamsSettings.activeStake, currency);
  return minor > 0n ? minor : 1n;
}

/** From the first movement or account on, where nothing was counted. */
const progressStatement: Statement = {
  name: 'teams.progress',
  text: `select coalesce(nullif(t.counted_before, '-infinity'), date_bin('5 minutes', least(
             (select min(b.bucket) from figure_bucket b), (select min(e.valid_from) from agent_edge e)), 'epoch')) as from,
           nullif(f.closed_before, '-infinity') as until
         from team_progress t, figure_progress f for update of t`,
};
const countStatement: Statement = { name: 'teams.count', text: 'select count_teams($1, $2, $3)::float8 as touched' };
const closeStatement: Statement = { name: 'teams.close', text: 'update team_progress set counted_before = $1' };
/** A day is forgotten whole, so the count goes on where it begins. */
const forgetStatement: Statement = {
  name: 'teams.forget',
  text: `with held as (
           select counted_before from team_progress where counted_before > '-infinity' for update
         ), since as (
           select business_day($1) - $2::integer as day from held h
           where business_day_begins(business_day($1) - $2::integer) < h.counted_before
         ), gone as (
           delete from team_day d using since s where d.day >= s.day
         )
         update team_progress set counted_before = business_day_begins(s.day) from since s`,
};
