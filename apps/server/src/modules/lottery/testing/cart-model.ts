/** The rules of carts that bonus money pays once more, as plain as can be. Amounts are minor units. */
export type Op =
  | { kind: 'bet'; id: number }
  | { kind: 'cancel'; id: number; item: 0 | 1 }
  | { kind: 'decide'; id: number; winner: Winner | 'void' }
  | { kind: 'withdraw'; amount: number }
  | { kind: 'grant'; amount: number; required: number; cap: number | null }
  | { kind: 'settle' };

export type Order = 'cashFirst' | 'bonusFirst' | 'proportional';
/** Which item of a cart wins, or neither. */
export type Winner = 0 | 1 | 'none';

type Bonus = {
  amount: number;
  required: number;
  cap: number | null;
  state: 'waiting' | 'active' | 'released' | 'used';
  released: number;
  since: number;
};
type Cart = {
  items: { stake: number; isCancelled: boolean }[];
  stake: number;
  part: number;
  bonus: Bonus | null;
  at: number;
  outcome: Winner | 'void' | null;
  paid: { amount: number; part: number };
};

/** Below it a bonus is released without the rest of its turnover. */
const NEXT_TO_NOTHING = 100;

export function createCartModel(
  order: Order,
  { cash, stakes, prizeOf }: { cash: number; stakes: [number, number][]; prizeOf: (stake: number) => number },
) {
  const money = { cash, bonus: 0, owed: 0 };
  const bonuses: Bonus[] = [];
  const carts = new Map<number, Cart>();
  let active: Bonus | null = null;
  let now = 0;

  function apply(op: Op): void {
    now += 1;
    if (op.kind === 'bet' && !carts.has(op.id)) bet(op.id);
    if (op.kind === 'cancel') cancel(carts.get(op.id), op.item);
    if (op.kind === 'decide') decide(carts.get(op.id), op.winner);
    if (op.kind === 'withdraw' && money.cash >= op.amount) money.cash -= op.amount;
    if (op.kind === 'grant') {
      bonuses.push({ ...op, state: 'waiting', released: 0, since: 0 });
      beginNext();
    }
    if (op.kind === 'settle') settle();
  }

  function bet(id: number): void {
    const items = (stakes[id] ?? []).map((stake) => ({ stake, isCancelled: false }));
    const stake = items.reduce((sum, one) => sum + one.stake, 0);
    if (money.cash + money.bonus < stake) return;
    const part = partOf(stake);
    money.cash -= stake - part;
    money.bonus -= part;
    const bonus = part > 0 ? active : null;
    carts.set(id, { items, stake, part, bonus, at: now, outcome: null, paid: { amount: 0, part: 0 } });
  }

  function partOf(stake: number): number {
    if (money.bonus === 0) return 0;
    if (order === 'bonusFirst') return Math.min(money.bonus, stake);
    if (order === 'cashFirst') return Math.max(stake - money.cash, 0);
    return Math.floor((stake * money.bonus) / (money.cash + money.bonus));
  }

  function cancel(cart: Cart | undefined, at: 0 | 1): void {
    const item = cart?.items[at];
    if (!cart || !item || cart.outcome !== null || item.isCancelled) return;
    const before = cancelledOf(cart);
    item.isCancelled = true;
    pay(cart, item.stake, shareOf(cart, before + item.stake) - shareOf(cart, before));
  }

  function decide(cart: Cart | undefined, winner: Winner | 'void'): void {
    if (!cart || cart.outcome === 'void') return;
    cart.outcome = winner;
    takeBack(cart);
    const cancelled = cancelledOf(cart);
    const won = winner === 'void' || winner === 'none' || cart.items[winner]?.isCancelled ? null : cart.items[winner];
    const refunded = winner === 'void' ? cart.stake - cancelled : 0;
    const amount = refunded + (won ? prizeOf(won.stake) : 0);
    const part = winner === 'void' ? cart.part - shareOf(cart, cancelled) : shareOf(cart, amount);
    cart.paid = { amount, part };
    pay(cart, amount, part);
  }

  function takeBack({ paid, bonus }: Cart): void {
    const isBonusMoney = bonus !== null && bonus.state !== 'released';
    if (isBonusMoney && bonus === active) money.bonus -= Math.min(money.bonus, paid.part);
    const cash = isBonusMoney ? paid.amount - paid.part : paid.amount;
    const taken = Math.min(money.cash, cash);
    money.cash -= taken;
    money.owed += cash - taken;
  }

  function pay({ bonus }: Cart, amount: number, part: number): void {
    credit(amount - part);
    if (!bonus || part === 0) return;
    if (bonus.state === 'used' && !active) {
      bonus.state = 'active';
      active = bonus;
    }
    if (bonus.state === 'released') {
      const cash = Math.min(part, roomOf(bonus));
      bonus.released += cash;
      credit(cash);
    } else money.bonus += part;
  }

  function credit(amount: number): void {
    const repaid = Math.min(money.owed, amount);
    money.owed -= repaid;
    money.cash += amount - repaid;
  }

  function settle(): void {
    if (!active) return;
    const { since, required } = active;
    const all = [...carts.values()];
    const progress = all
      .filter(({ at, outcome }) => at >= since && outcome !== null && outcome !== 'void')
      .reduce((sum, cart) => sum + cart.stake - cancelledOf(cart), 0);
    const hasOpen = all.some((cart) => cart.outcome === null && cancelledOf(cart) < cart.stake);
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

  return { apply, money, states: () => bonuses.map(({ state, released }) => ({ state, released })) };
}

const cancelledOf = ({ items }: Cart) =>
  items.reduce((sum, { stake, isCancelled }) => sum + (isCancelled ? stake : 0), 0);
/** Of what comes back of a cart: in the proportion of its stake, rounded up. */
const shareOf = ({ part, stake }: Cart, amount: number) => Math.ceil((amount * part) / stake);
const roomOf = ({ cap, released }: Bonus) => (cap === null ? Infinity : Math.max(cap - released, 0));
