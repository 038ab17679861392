import type { MovementRecord, MovementType } from '@pelita/contract';

type Named = { kinds: readonly string[]; sources?: readonly string[] };

/** What the ledger's kinds are called by the player: a withdrawal is seen when it is held and when it is given back. */
const named: Record<MovementType, Named> = {
  deposit: { kinds: ['deposit'] },
  withdrawal: { kinds: ['hold', 'release'], sources: ['withdrawals'] },
  bet: { kinds: ['bet'] },
  win: { kinds: ['win'] },
  refund: { kinds: ['rollback'] },
  transfer: {
    kinds: ['hold', 'release', 'transfer_in', 'transfer_out', 'player_transfer'],
    sources: ['vendor-wallets', 'player-transfers'],
  },
  bonus: { kinds: ['grant', 'exchange', 'bonus_release', 'bonus_forfeit'] },
  adjustment: { kinds: ['correction'] },
  fee: { kinds: ['fee'] },
  repayment: { kinds: ['repayment'] },
  rebate: { kinds: ['rebate'] },
  // Rebates by the day, wages, dividends and commissions: what has accrued.
  income: { kinds: ['payout'] },
};

export function typeOf({ kind, source }: { kind: string; source: string }): MovementRecord['type'] {
  const found = Object.entries(named).find(
    ([, { kinds, sources }]) => kinds.includes(kind) && (sources === undefined || sources.includes(source)),
  );
  return (found?.[0] ?? 'other') as MovementRecord['type'];
}

/** Which figures a type of movement is counted in; undefined of all. */
export function figuresOf(type: MovementType | undefined): Partial<Named> {
  return type === undefined ? {} : named[type];
}
