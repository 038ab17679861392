import { type CallAnswer, decimalFromMinor, type getRankProgress as progressCall } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { rankOf } from '../../accounts/index.ts';
import { rankName } from '../ladder/names.ts';
import { periodOf } from '../periods.ts';
import { vipSettings } from '../settings.ts';
import { ladderOf, movesOf, today, totalsOf, turnoverOfPeriod } from '../store.ts';

type Call = typeof progressCall;

export function getRankProgress({ brand, settings }: Pick<Platform, 'brand' | 'settings'>) {
  const money = (minor: bigint) => decimalFromMinor(minor > 0n ? minor : 0n, brand.currency);
  const towards = (actual: bigint, expected: bigint | undefined) => ({
    actual: money(actual),
    expected: expected === undefined ? null : money(expected),
    missing: expected === undefined ? null : money(expected - actual),
  });
  return async (tx: Tx, { player, language }: CallerOf<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = player;
    const ladder = await ladderOf(tx);
    const level = await rankOf(tx, playerId);
    const [rank, next] = [ladder[level], ladder[level + 1]];
    const { depositMinor, turnoverMinor } = await totalsOf(tx, playerId);
    const { begins, ends } = periodOf(await today(tx), settings.get(vipSettings.period));
    const moves = await movesOf(tx, playerId);
    const nameOf = (at: number) => rankName(ladder[at], language, brand);
    return {
      playerRankName: nameOf(level),
      rankLevel: level,
      monthlyTurnover: towards(
        await turnoverOfPeriod(tx, playerId, begins.toString(), ends.toString()),
        rank && rank.keep_turnover_minor > 0n ? rank.keep_turnover_minor : undefined,
      ),
      totalTurnover: towards(turnoverMinor, next?.turnover_minor),
      totalDeposit: towards(depositMinor, next?.deposit_minor),
      nextRankName: next ? nameOf(level + 1) : null,
      periodBegins: begins.toString(),
      periodEnds: ends.subtract({ days: 1 }).toString(),
      isSpared: moves.some(
        ({ from_level, to_level, at }) =>
          to_level > from_level &&
          Temporal.PlainDate.compare(at.toZonedDateTimeISO(brand.timeZone).toPlainDate(), begins) >= 0,
      ),
      history: moves.map(({ from_level, to_level, at }) => ({
        time: at.toString(),
        fromLevel: from_level,
        toLevel: to_level,
        rankName: nameOf(to_level),
      })),
      currency: brand.currency,
    };
  };
}
