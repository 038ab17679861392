/** The rules of the ledger once more, as plain as can be, to hold the database against. */
export type Op =
  | { kind: 'deposit' | 'stake' | 'owe'; player: number; key: number; amount: number }
  | { kind: 'hold'; player: number; hold: number; amount: number }
  | { kind: 'settle'; player: number; hold: number; key: number; amount: number }
  | { kind: 'release'; player: number; hold: number; key: number }
  | { kind: 'give'; player: number; to: number; key: number; amount: number }
  | { kind: 'accrue'; player: number; key: number; amount: number }
  | { kind: 'pay'; player: number; key: number }
  | { kind: 'points'; player: number; key: number; amount: number };

export type Money = { available: number; held: number; owed: number; micros: number; points: number };
type Heard = { said: string; available: number };
type Held = { left: number };

/** Millionths in a sen. */
const MICROS = 10_000;

export function createLedgerModel(players: number) {
  const money: Money[] = Array.from({ length: players }, () => ({
    available: 0,
    held: 0,
    owed: 0,
    micros: 0,
    points: 0,
  }));
  /** What was done under each key of a player, and what was answered. */
  const known = new Map<string, { content: string; available: number }>();
  const holds = new Map<string, Held>();

  function apply(op: Op): Heard {
    const own = money[op.player] as Money;
    const key = `${op.player} ${keyOf(op)}`;
    const holdKey = 'hold' in op ? `${op.player} hold ${op.hold}` : '';
    if (op.kind === 'give' && op.to === op.player) return { said: 'transfer_to_oneself', available: own.available };
    if ((op.kind === 'settle' || op.kind === 'release') && !holds.has(holdKey))
      return { said: 'hold_unknown', available: own.available };

    const before = known.get(key);
    const taken = op.kind === 'give' ? known.get(`${op.to} ${keyOf(op)}`) : before;
    if (before || taken) {
      const isSame =
        before?.content === contentOf(op) && taken?.content === (op.kind === 'give' ? giftOf(op) : contentOf(op));
      return {
        said: isSame ? 'repeated' : 'idempotency_key_reused',
        available: isSame ? (before?.available ?? 0) : own.available,
      };
    }
    const refused = move(op, own, holds.get(holdKey));
    if (refused !== null) return { said: refused, available: own.available };
    if (op.kind === 'hold') holds.set(holdKey, { left: op.amount });
    if (op.kind === 'give') known.set(`${op.to} ${keyOf(op)}`, { content: giftOf(op), available: 0 });
    const available = op.kind === 'accrue' ? own.micros : op.kind === 'points' ? own.points : own.available;
    known.set(key, { content: contentOf(op), available });
    return { said: 'posted', available };
  }

  /** The refusal, or null when it was done. */
  function move(op: Op, own: Money, held: Held | undefined): string | null {
    switch (op.kind) {
      case 'deposit':
        return credit(own, op.amount);
      case 'stake':
        return debit(own, op.amount);
      case 'owe':
        own.owed += op.amount;
        return null;
      case 'hold': {
        const refused = debit(own, op.amount);
        if (refused === null) own.held += op.amount;
        return refused;
      }
      case 'settle': {
        const left = held?.left ?? 0;
        if (left < op.amount) return left === 0 ? 'hold_ended' : 'hold_exceeded';
        own.held -= op.amount;
        if (held) held.left -= op.amount;
        return null;
      }
      case 'release': {
        const left = held?.left ?? 0;
        if (left === 0) return 'hold_ended';
        own.held -= left;
        if (held) held.left = 0;
        return credit(own, left);
      }
      case 'give': {
        const refused = debit(own, op.amount);
        if (refused === null) credit(money[op.to] as Money, op.amount);
        return refused;
      }
      case 'accrue':
        own.micros += op.amount;
        return null;
      case 'pay': {
        const whole = Math.floor(own.micros / MICROS);
        if (whole === 0) return 'nothing';
        own.micros -= whole * MICROS;
        return credit(own, whole);
      }
      case 'points':
        own.points += op.amount;
        return null;
    }
  }

  return { apply, money };
}

/** What comes in pays debts first. */
function credit(own: Money, amount: number): null {
  const repaid = Math.min(own.owed, amount);
  own.owed -= repaid;
  own.available += amount - repaid;
  return null;
}

function debit(own: Money, amount: number): 'insufficient_balance' | null {
  if (own.available < amount) return 'insufficient_balance';
  own.available -= amount;
  return null;
}

/** Keys of all kinds are one space, so that one is sometimes taken for another. */
export function keyOf(op: Op): string {
  if (op.kind === 'hold') return `hold ${op.hold}`;
  return op.kind === 'owe' ? `owe ${op.key}` : `key ${op.key}`;
}

function contentOf(op: Op): string {
  const { kind } = op;
  if (kind === 'give') return `give away ${op.amount}`;
  if (kind === 'settle') return `settle ${op.hold} ${op.amount}`;
  if (kind === 'release') return `release ${op.hold}`;
  return `${kind} ${'amount' in op ? op.amount : ''}`;
}

function giftOf({ amount }: Extract<Op, { kind: 'give' }>): string {
  return `given ${amount}`;
}
