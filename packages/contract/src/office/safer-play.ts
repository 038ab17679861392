import * as z from 'zod/mini';
import { call } from '../call.ts';
import { breakLengths, playLimitKinds, playLimitPeriods } from '../safer-play.ts';
import { Done, UuidText } from '../shapes.ts';
import {
  between,
  choice,
  count,
  currency,
  exact,
  instant,
  list,
  many,
  money,
  operatorRef,
  optional,
  playerRef,
  text,
} from './lists/index.ts';
import { ReasonText } from './shapes.ts';

/** Limits and breaks of players, as operators see them and report them. */

export const saferPlayEvents = ['limitSet', 'raiseAsked', 'raised', 'ended', 'timeout', 'exclusion', 'time'] as const;

export const listSaferPlay = list('/office/saferPlay', {
  name: 'saferPlay',
  permission: 'players.see',
  columns: {
    at: instant(),
    player: playerRef(),
    saferPlay: choice(saferPlayEvents),
    limitKind: optional(choice(playLimitKinds)),
    limitPeriod: optional(choice(playLimitPeriods)),
    amount: optional(money()),
    minutes: optional(count()),
    currency: currency(),
    until: optional(instant()),
    operator: optional(operatorRef()),
    reason: optional(text()),
  },
  filters: { saferPlay: many(), at: between({ days: 366 }), player: exact() },
  sorts: ['-at', 'at'],
  export: { permission: 'reports.export', rows: 100_000 },
  summary: 'What players did with their limits, and their breaks, the newest first.',
});

export const excludePlayer = call('POST /office/players/{id}/break', {
  who: { operator: 'players.lock' },
  params: z.object({ id: UuidText }),
  body: z.strictObject({ length: z.enum(breakLengths), reason: ReasonText }),
  value: Done,
  refusals: ['player_unknown'],
  summary: 'Begins a break of a player. Nobody ends it before its end.',
});
