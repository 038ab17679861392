import type { GameOrigin, LotteryGroup, VietnamZone } from '@pelita/contract';
import { type Game, inventedNameOf, ruleSetOf, type RuleSet } from '@pelita/lottery';

/** What follows of a game from its rules, apart from what operators decide. */

const zones: Readonly<Record<string, VietnamZone>> = { XSMB: 'north', XSMT: 'central', XSMN: 'south' };

export function zoneOf({ rules }: Pick<Game, 'rules'>): VietnamZone | null {
  return zones[rules] ?? null;
}

export function groupOf(game: Pick<Game, 'rules'>): LotteryGroup {
  if (zoneOf(game) !== null) return 'VN';
  const { prizeMode } = rulesOf(game);
  if (prizeMode === 'SEA') return 'SEA';
  return prizeMode === 'Lott' ? 'LOTT' : 'ELOTT';
}

export function rulesOf({ rules }: Pick<Game, 'rules'>): RuleSet {
  const set = ruleSetOf(rules);
  if (set === undefined) throw new Error(`a game follows rules ${rules}, which do not exist`);
  return set;
}

/** Null for a game that draws on days. */
export function everySecondsOf({ timetables }: Pick<Game, 'timetables'>): number | null {
  const [timetable] = timetables;
  return timetable && 'everySeconds' in timetable ? timetable.everySeconds : null;
}

/** A game of the world outside has its results from there; one around the clock exists here alone. */
export function isOutside(game: Pick<Game, 'timetables'>): boolean {
  return everySecondsOf(game) === null;
}

/** Where games get their results from in this deployment. */
export type Origins = {
  /** Whether the results feed tells of a game. */
  hasFeed: (gameCode: string) => boolean;
  /** In a sandbox nothing waits for the world: the north is replayed, and what else is outside is drawn here. */
  isSandbox: boolean;
};

export function originOf(game: Game, { hasFeed, isSandbox }: Origins): GameOrigin {
  if (!isOutside(game)) return 'own';
  if (hasFeed(game.code)) return 'feed';
  if (!isSandbox) return 'entry';
  return game.rules === 'XSMB' ? 'replay' : 'own';
}

/** A station's name belongs to its real results; a draw of our own has an invented one. */
export function shownName(game: Game, drawnBy: GameOrigin): string | null {
  const isOwn = drawnBy === 'own' && isOutside(game);
  return (isOwn ? inventedNameOf(game.code) : game.station) ?? null;
}
