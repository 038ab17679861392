import type { CurrencyCode, PlayerId, PlayLimitKind, PlayLimitPeriod } from '@pelita/contract';
import type { saferPlayEvents } from '@pelita/contract/office';
import type { Statement, Tx } from '../../platform/database/tx.ts';

type SaferPlayEvent = {
  playerId: PlayerId;
  kind: (typeof saferPlayEvents)[number];
  currency: CurrencyCode;
  limit?: { kind: PlayLimitKind; period: PlayLimitPeriod };
  /** Minor units, or minutes of a limit of time; null where there is no limit any more. */
  amount?: bigint | null;
  until?: Temporal.Instant;
  by?: { operatorId: string; reason: string };
};

/** What operators and regulators read later; nothing changes it. */
export async function noteEvent(tx: Tx, event: SaferPlayEvent): Promise<void> {
  const { playerId, kind, currency, limit, amount = null, until = null, by } = event;
  const isTime = limit?.kind === 'time';
  const said = [limit?.kind ?? null, limit?.period ?? null, isTime ? null : amount, isTime ? amount : null];
  await tx.run(insertStatement, [
    playerId,
    tx.newId(),
    tx.now,
    kind,
    ...said,
    currency,
    until,
    by?.operatorId ?? null,
    by?.reason ?? null,
  ]);
}

const insertStatement: Statement = {
  name: 'safer-play.note-event',
  text: `insert into safer_play_event (player_id, id, at, kind, subject, period, amount_minor, minutes, currency, until,
           operator_id, reason)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};
