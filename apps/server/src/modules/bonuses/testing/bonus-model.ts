/** The rules of bonus money once more, as plain as can be, to hold the database against. Amounts are minor units. */
export type Op =
  | { kind: 'bet'; id: number; amount: number; isClosed: boolean }
  | { kind: 'win'; id: number; bet: number; amount: number }
  | { kind: 'rollback'; id: number; of: 'bet' | 'win'; which: number }
  | { kind: 'deposit' | 'withdraw'; amount: number }
  | { kind: 'grant'; amount: number; required: number; cap: number | null }
  | { kind: 'settle' | 'giveUp' };

export type Order = 'cashFirst' | 'bonusFirst' | 'proportional';

type Bonus = {
  amount: number;
  required: number;
  cap: number | null;
  state: 'waiting' | 'active' | 'released' | 'used' | 'forfeited';
  released: number;
  since: number;
};
type Bet = {
  amount: number;
  part: number;
  bonus: Bonus | null;
  won: number;
  isClosed: boolean;
  isUndone: boolean;
  at: number;
};
type Win = { amount: number; part: number; bet: Bet; isUndone: boolean };

/** Below it a bonus is released without the rest of its turnover. */
const NEXT_TO_NOTHING = 100;

export function createBonusModel(order: Order) {
  const money = { cash: 0, bonus: 0, owed: 0 };
  const bonuses: Bonus[] = [];
  const bets = new Map<number, Bet | null>();
  const wins = new Map<number, Win | null>();
  let active: Bonus | null = null;
  let now = 0;

  function apply(op: Op): void {
    now += 1;
    if (op.kind === 'bet' && !bets.has(op.id)) bets.set(op.id, bet(op));
    if (op.kind === 'win' && !wins.has(op.id)) win(op);
    if (op.kind === 'rollback') rollback(op);
    if (op.kind === 'deposit') credit(op.amount);
    if (op.kind === 'withdraw' && money.cash >= op.amount) money.cash -= op.amount;
    if (op.kind === 'grant') {
      bonuses.push({ ...op, state: 'waiting', released: 0, since: 0 });
      beginNext();
    }
    if (op.kind === 'settle') settle();
    if (op.kind === 'giveUp' && active) end(active, 'forfeited');
  }

  function bet({ amount, isClosed }: Extract<Op, { kind: 'bet' }>): Bet | null {
    if (money.cash + money.bonus < amount) return null;
    const part = partOf(amount);
    money.cash -= amount - part;
    money.bonus -= part;
    return { amount, part, bonus: part > 0 ? active : null, won: 0, isClosed, isUndone: false, at: now };
  }

  function partOf(amount: number): number {
    if (order === 'bonusFirst') return Math.min(money.bonus, amount);
    if (order === 'cashFirst') return Math.max(amount - money.cash, 0);
    return money.bonus === 0 ? 0 : Math.floor((amount * money.bonus) / (money.cash + money.bonus));
  }

  function win({ id, bet, amount }: Extract<Op, { kind: 'win' }>): void {
    const won = bets.get(bet);
    if (!won || won.isUndone) return;
    const part = Math.ceil((amount * won.part) / won.amount);
    won.won += amount;
    credit(amount - part);
    give(won.bonus, part);
    wins.set(id, { amount, part, bet: won, isUndone: false });
  }

  function rollback({ of, which }: Extract<Op, { kind: 'rollback' }>): void {
    const undone = of === 'bet' ? bets.get(which) : wins.get(which);
    // What comes after its rollback is refused.
    if (undone === undefined) (of === 'bet' ? bets : wins).set(which, null);
    if (!undone || undone.isUndone) return;
    undone.isUndone = true;
    if ('bet' in undone) takeBack(undone);
    else {
      credit(undone.amount - undone.part);
      give(undone.bonus, undone.part);
    }
  }

  function takeBack({ amount, part, bet: won }: Win): void {
    won.won -= amount;
    const isBonusMoney = won.bonus !== null && won.bonus.state !== 'released';
    if (isBonusMoney && won.bonus === active) money.bonus -= Math.min(money.bonus, part);
    const cash = isBonusMoney ? amount - part : amount;
    const taken = Math.min(money.cash, cash);
    money.cash -= taken;
    money.owed += cash - taken;
  }

  function credit(amount: number): void {
    const repaid = Math.min(money.owed, amount);
    money.owed -= repaid;
    money.cash += amount - repaid;
  }

  function give(bonus: Bonus | null, part: number): void {
    if (!bonus || part === 0) return;
    if (bonus.state === 'used') {
      if (!active) {
        bonus.state = 'active';
        active = bonus;
      }
      money.bonus += part;
    } else if (bonus.state === 'active') money.bonus += part;
    else if (bonus.state === 'released') {
      const cash = Math.min(part, roomOf(bonus));
      bonus.released += cash;
      credit(cash);
    }
  }

  function settle(): void {
    if (!active) return;
    const { since, required } = active;
    const counted = [...bets.values()].filter((one) => one && !one.isUndone && one.at >= since);
    const isOpen = (one: Bet | null) => one !== null && !one.isUndone && !one.isClosed && one.won === 0;
    const progress = counted.reduce((sum, one) => sum + (one && !isOpen(one) ? one.amount : 0), 0);
    const hasOpen = [...bets.values()].some(isOpen);
    if (progress >= required) end(active, 'released');
    else if (money.bonus === 0 && !hasOpen) end(active, 'used');
    else if (money.cash + money.bonus < NEXT_TO_NOTHING && !hasOpen) end(active, 'released');
  }

  function end(bonus: Bonus, state: Bonus['state']): void {
    const cash = state === 'released' ? Math.min(money.bonus, roomOf(bonus)) : 0;
    money.bonus = 0;
    bonus.released += cash;
    bonus.state = state;
    credit(cash);
    active = null;
    beginNext();
  }

  function beginNext(): void {
    const next = bonuses.find(({ state }) => state === 'waiting');
    if (active || !next) return;
    active = Object.assign(next, { state: 'active' as const, since: now });
    money.bonus += next.amount;
  }

  const roomOf = ({ cap, released }: Bonus) => (cap === null ? Infinity : Math.max(cap - released, 0));
  return { apply, money, states: () => bonuses.map(({ state, released }) => ({ state, released })) };
}
