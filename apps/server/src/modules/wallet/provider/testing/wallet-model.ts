/** The rules of the seamless wallet once more, as plain as can be, to hold the database against. Amounts in minor units. */
export type Op =
  | { kind: 'bet'; player: number; id: number; amount: number }
  | { kind: 'win'; player: number; id: number; amount: number; reference: number }
  | { kind: 'rollback'; player: number; id: number; reference: number }
  | { kind: 'deposit'; player: number; id: number; amount: number };

type Stored = Op & { status: string; balance: number; won: number; undoneBy: number | null; unseen: boolean };
type Wallet = { available: number; owed: number };

export function createModel(firstMoney: readonly number[]) {
  const wallets: Wallet[] = firstMoney.map((available) => ({ available, owed: 0 }));
  const stored = new Map<number, Stored>();
  const deposits = new Set<string>();

  /** What must be answered: the status and the balance. */
  function apply(op: Op): { status: string; balance: number } {
    const wallet = wallets[op.player] as Wallet;
    const now = (status: string) => ({ status, balance: wallet.available });
    if (op.kind === 'deposit') {
      const key = `${op.player} ${op.id}`;
      if (!deposits.has(key)) credit(wallet, op.amount);
      deposits.add(key);
      return now('RS_OK');
    }
    const before = stored.get(op.id);
    if (before) {
      if (before.player !== op.player) return now('RS_ERROR_DUPLICATE_TRANSACTION');
      if (before.unseen) return now('RS_ERROR_TRANSACTION_ROLLED_BACK');
      if (contentOf(before) !== contentOf(op)) return now('RS_ERROR_DUPLICATE_TRANSACTION');
      if (before.undoneBy !== null) return now('RS_ERROR_TRANSACTION_ROLLED_BACK');
      return { status: before.status, balance: before.balance };
    }
    if (op.kind === 'bet') return remember(op, bet(wallet, op.amount), wallet.available);
    const original = stored.get(op.reference);
    if (op.kind === 'win') {
      const isTheirs = original?.player === op.player && (original.kind === 'bet' || original.unseen);
      if (isTheirs && original.undoneBy !== null) return now('RS_ERROR_TRANSACTION_ROLLED_BACK');
      if (!isTheirs || original.status !== 'RS_OK') return now('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      credit(wallet, op.amount);
      original.won += op.amount;
      return remember(op, 'RS_OK', wallet.available);
    }
    if (!original) {
      const tombstone: Op = { kind: 'bet', player: op.player, id: op.reference, amount: 0 };
      remember(tombstone, 'RS_OK', wallet.available, { undoneBy: op.id, unseen: true });
      return remember(op, 'RS_OK', wallet.available);
    }
    if (original.player !== op.player || (original.kind === 'rollback' && !original.unseen))
      return now('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    if (original.undoneBy !== null) return remember(op, 'RS_OK', stored.get(original.undoneBy)?.balance ?? -1);
    original.undoneBy = op.id;
    if (original.status === 'RS_OK' && original.kind === 'bet') credit(wallet, original.amount);
    if (original.status === 'RS_OK' && original.kind === 'win') takeBack(wallet, original);
    return remember(op, 'RS_OK', wallet.available);
  }

  function takeBack(wallet: Wallet, win: { amount: number; reference: number }): void {
    const taken = Math.min(wallet.available, win.amount);
    wallet.available -= taken;
    wallet.owed += win.amount - taken;
    const bet = stored.get(win.reference);
    if (bet) bet.won -= win.amount;
  }

  function remember(op: Op, status: string, balance: number, more: { undoneBy?: number; unseen?: boolean } = {}) {
    stored.set(op.id, { ...op, status, balance, won: 0, undoneBy: null, unseen: false, ...more });
    return { status, balance };
  }

  return { apply, wallets };
}

function bet(wallet: Wallet, amount: number): string {
  if (wallet.available < amount) return 'RS_ERROR_NOT_ENOUGH_MONEY';
  wallet.available -= amount;
  return 'RS_OK';
}

/** What comes in pays debts first. */
function credit(wallet: Wallet, amount: number): void {
  const repaid = Math.min(wallet.owed, amount);
  wallet.owed -= repaid;
  wallet.available += amount - repaid;
}

function contentOf(op: Op): string {
  const amount = op.kind === 'rollback' ? '' : op.amount;
  return `${op.kind} ${amount} ${'reference' in op ? op.reference : ''}`;
}
