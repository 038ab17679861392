import {
  type Brand,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  minorFromDecimal,
  Refusal,
  vipTones,
} from '@pelita/contract';
import type {
  changeVipLadder,
  getVipLadder,
  OfficeVipRank,
  previewVipLadder,
  VipLadder,
} from '@pelita/contract/office';
import type { Database, Statement, Tx } from '../../../platform/database/tx.ts';
import { tellEveryone } from '../../../platform/events/tell-everyone.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { refuseFalling, thresholdsOf } from '../ladder/thresholds.ts';
import { type NewRank, writeLadder } from '../ladder/write-ladder.ts';
import { periodOf } from '../periods.ts';
import { benefitsShape } from '../progress/get-vip-ranks.ts';
import { vipSettings } from '../settings.ts';
import { ladderOf, lockProgress, readProgress, today } from '../store.ts';

type Of = Pick<Platform, 'brand' | 'settings'>;

export function getLadder({ brand }: Of) {
  return (tx: Tx): Promise<CallAnswer<typeof getVipLadder>> => ladderShape(tx, brand);
}

/** Counts who would move, by the functions that move them. */
export function previewLadder({ brand, settings }: Of) {
  return (
    database: Database,
    _who: CallerOf<typeof previewVipLadder>,
    { body }: CallInput<typeof previewVipLadder>,
  ): Promise<CallAnswer<typeof previewVipLadder>> =>
    database.scanning(async (tx) => {
      const ranks = body.ranks.map((rank) => columnsOf(rank, brand));
      refuseFalling(ranks);
      await refuseHeld(tx, ranks.length);
      const { deposits, turnovers, keeps } = thresholdsOf(ranks);
      const { begins, ends } = periodOf(await today(tx), settings.get(vipSettings.period));
      const rises = await tx.run<MoveCount & { gifts_minor: bigint }>(risesStatement, [
        deposits,
        turnovers,
        keeps,
        begins.toString(),
        ranks.map(({ upgrade_gift_minor }) => upgrade_gift_minor),
      ]);
      const falls = await tx.run<MoveCount>(fallsStatement, [keeps, begins.toString(), ends.toString()]);
      const gifts = rises.reduce((sum, { gifts_minor }) => sum + gifts_minor, 0n);
      return {
        rises: rises.filter(({ from, to }) => from !== to).map(({ from, to, players }) => ({ from, to, players })),
        gifts: decimalFromMinor(gifts, brand.currency),
        falls: falls.map(({ from, to, players }) => ({ from, to, players })),
      };
    });
}

export function changeLadder({ brand }: Of) {
  return async (
    tx: Tx,
    { operator }: CallerOf<typeof changeVipLadder>,
    { body }: CallInput<typeof changeVipLadder>,
  ): Promise<CallAnswer<typeof changeVipLadder>> => {
    const { ladder_version } = await lockProgress(tx);
    const before = await ladderShape(tx, brand);
    if (ladder_version !== body.version) throw new Refusal('changed_meanwhile', { extra: { current: before } });
    const ranks = body.ranks.map((rank) => columnsOf(rank, brand));
    refuseFalling(ranks);
    await refuseHeld(tx, ranks.length);
    await writeLadder(tx, ranks);
    const after = await ladderShape(tx, brand);
    await tellEveryone(tx, 'offers');
    await recordAudit(tx, {
      actor: `operator:${operator.operatorId}`,
      action: 'change-vip-ranks',
      subject: 'vip-ranks',
      before: { ranks: before.ranks },
      after: { ranks: after.ranks },
      reason: body.reason,
    });
    return after;
  };
}

function columnsOf({ benefits, ...rank }: OfficeVipRank, brand: Brand): NewRank {
  const missing = brand.languages.find((language) => !(language in rank.names));
  if (missing !== undefined)
    throw new Refusal('invalid_field', { fields: { [`names.${missing}`]: { key: 'required' } } });
  const minorOf = (field: string, typed: string): bigint => {
    const minor = minorFromDecimal(typed, brand.currency);
    if (minor === null || minor < 0n) throw new Refusal('invalid_field', { fields: { [field]: { key: 'amount' } } });
    return minor;
  };
  const limitOf = (field: 'withdrawalMaximum' | 'withdrawalDailyMaximum'): bigint | null => {
    const minor = benefits[field] === null ? null : minorOf(field, benefits[field]);
    if (minor === 0n) throw new Refusal('invalid_field', { fields: { [field]: { key: 'amount' } } });
    return minor;
  };
  const giftOf = (field: 'upgradeGift' | 'weeklyGift' | 'birthdayGift') => minorOf(field, benefits[field] ?? '0');
  return {
    names: rank.names,
    tone: rank.tone,
    deposit_minor: minorOf('requiredDeposit', rank.requiredDeposit),
    turnover_minor: minorOf('requiredTurnover', rank.requiredTurnover),
    keep_turnover_minor: minorOf('keepTurnover', rank.keepTurnover),
    withdrawal_maximum_minor: limitOf('withdrawalMaximum'),
    withdrawal_daily_maximum_minor: limitOf('withdrawalDailyMaximum'),
    is_served_first: benefits.isServedFirst,
    points_percent: benefits.pointsPercent,
    rebates: benefits.rebates,
    upgrade_gift_minor: giftOf('upgradeGift'),
    weekly_gift_minor: giftOf('weeklyGift'),
    birthday_gift_minor: giftOf('birthdayGift'),
  };
}

/** A rank is left out only once no player holds it. */
async function refuseHeld(tx: Tx, ranks: number): Promise<void> {
  const [held] = await tx.run<{ players: number }>(heldStatement, [ranks]);
  if (held && held.players > 0) throw new Refusal('vip_rank_held', { extra: { players: held.players } });
}

async function ladderShape(tx: Tx, brand: Brand): Promise<VipLadder> {
  const money = (minor: bigint) => decimalFromMinor(minor, brand.currency);
  const ladder = await ladderOf(tx);
  const counted = await tx.run<{ level: number; players: number }>(playersStatement, []);
  const byLevel = new Map(counted.map(({ level, players }) => [level, players]));
  return {
    version: (await readProgress(tx)).ladder_version,
    ranks: ladder.map((rank) => ({
      names: { ...rank.names },
      tone: rank.tone,
      requiredDeposit: money(rank.deposit_minor),
      requiredTurnover: money(rank.turnover_minor),
      keepTurnover: money(rank.keep_turnover_minor),
      benefits: benefitsShape(rank, brand),
    })),
    players: ladder.map(({ level }) => byLevel.get(level) ?? 0),
    tones: [...vipTones],
    languages: [...brand.languages],
    currency: brand.currency,
  };
}

type MoveCount = { from: number; to: number; players: number };

const risesStatement: Statement = {
  name: 'vip.preview-rises',
  text: `select d.level::int as from, d.target::int as to, count(*)::int as players,
           coalesce(sum((
             select sum(g.minor) from unnest($5::bigint[]) with ordinality as g (minor, at)
             where g.at - 1 > d.reached and g.at - 1 <= d.by_totals
           )), 0)::bigint as gifts_minor
         from vip_due($1::bigint[], $2::bigint[], $3::bigint[], null, $4::date, 'infinity') d
         group by d.level, d.target order by d.level, d.target`,
};
const fallsStatement: Statement = {
  name: 'vip.preview-falls',
  text: `select level::int as from, level::int - 1 as to, count(*)::int as players
         from vip_not_kept($1::bigint[], $2::date, $3::date, null) group by level order by level`,
};
const heldStatement: Statement = {
  name: 'vip.held',
  text: 'select count(*)::int as players from account where rank_level >= $1 and rank_level > 0',
};
const playersStatement: Statement = {
  name: 'vip.players-by-rank',
  text: `select rank_level::int as level, count(*)::int as players from account
         where role = 'player' and status <> 'closed' and account_type <> 4 group by rank_level`,
};
