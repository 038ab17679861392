import { currencies, type CurrencyCode } from '@pelita/contract';

/**
 * The books and accounts of the ledger. A transfer takes from one account what it gives to another of the same book, so each
 * book sums to zero and no row joins two of them. The balance of an account is what was credited minus what was debited.
 */

/** Money counts in minor units of its currency, points in whole points, accruals in millionths until they are paid. */
export const books = {
  real: 'money',
  play: 'money',
  points: 'points',
  rebate: 'accrual',
  salary: 'accrual',
  commission: 'accrual',
} as const;

export type Book = keyof typeof books;
type BookOf<Unit> = { [Name in Book]: (typeof books)[Name] extends Unit ? Name : never }[Book];
/** What a player spends and plays with. */
export type MoneyBook = BookOf<'money'>;
export type SpendableBook = MoneyBook | BookOf<'points'>;
/** What a player has earned in fractions, not paid yet. */
export type AccrualBook = BookOf<'accrual'>;

export const POINTS = 'PTS';
export type LedgerCurrency = CurrencyCode | typeof POINTS;
const ACCRUAL_SCALE = 6;

/** Decimals in which the book counts the currency. */
export function scaleOf(book: Book, currency: LedgerCurrency): number {
  const unit = books[book];
  if ((unit === 'points') !== (currency === POINTS)) throw new RangeError(`the ${book} book knows no ${currency}`);
  if (unit === 'accrual') return ACCRUAL_SCALE;
  return currency === POINTS ? 0 : currencies[currency].scale;
}

type AccountKind = {
  owner: 'player' | 'house' | 'vendor' | 'pool';
  books: readonly Book[];
  /** Many of a kind, told apart by a name: `house:cash:BANK`, `vendor:STUDIO`. */
  isNamed?: true;
  /** Where nothing that was given out has to be there before: the operator's side, and what a player owes. */
  mayBeNegative?: true;
  /** Written by one family of functions alone: nobody names it as the other side of a transfer. */
  isOwn?: true;
};

const spendable = ['real', 'play', 'points'] as const;
const accruals = ['rebate', 'salary', 'commission'] as const;

const accountKinds = {
  /** What a player has at hand: `wallet.available_minor`. */
  wallet: { owner: 'player', books: [...spendable, ...accruals], isOwn: true },
  /** What can be staked and not taken out: `wallet.bonus_minor`. The functions of bonuses and stakes write it. */
  bonus: { owner: 'player', books: ['real'], isOwn: true },
  /** What waits for the end of something: `wallet.reserved_minor`. Holds write it. */
  held: { owner: 'player', books: spendable, isOwn: true },
  /** What a player owes: `wallet.receivable_minor`, here below zero. */
  receivable: { owner: 'player', books: spendable, mayBeNegative: true, isOwn: true },
  /** Money at a payment provider. */
  'house:cash': { owner: 'house', books: ['real'], isNamed: true, mayBeNegative: true },
  'house:grant': { owner: 'house', books: ['real', 'play'], mayBeNegative: true },
  'house:bonus': { owner: 'house', books: ['real', 'play'], mayBeNegative: true },
  'house:fee': { owner: 'house', books: ['real'], mayBeNegative: true },
  'house:points': { owner: 'house', books: ['points'], mayBeNegative: true },
  /** Between two players: zero for each reference. */
  'house:clearing': { owner: 'house', books: spendable, isOwn: true },
  /** What accruals cost when they are paid, one account for each book of them. */
  'house:rebate': { owner: 'house', books: ['real'], mayBeNegative: true, isOwn: true },
  'house:salary': { owner: 'house', books: ['real'], mayBeNegative: true, isOwn: true },
  'house:commission': { owner: 'house', books: ['real'], mayBeNegative: true, isOwn: true },
  /** Where accruals come from, and where they go when they are paid. */
  'house:accrued': { owner: 'house', books: accruals, mayBeNegative: true, isOwn: true },
  'house:paid': { owner: 'house', books: accruals, isOwn: true },
  /** What a vendor's games took minus what they gave, and money in the vendor's own wallets. */
  vendor: { owner: 'vendor', books: ['real', 'play'], isNamed: true, mayBeNegative: true },
  /** Money set aside for prizes. */
  pool: { owner: 'pool', books: ['real'], isNamed: true },
} as const satisfies Record<string, AccountKind>;

type Kinds = typeof accountKinds;
type Counter = { [Kind in keyof Kinds]: Kinds[Kind] extends { isOwn: true } ? never : Kind }[keyof Kinds];
/** An account that may stand on the other side of a player's wallet. */
export type CounterAccount = {
  [Kind in Counter]: Kinds[Kind] extends { isNamed: true } ? `${Kind}:${string}` : Kind;
}[Counter];

const kinds: [string, AccountKind][] = Object.entries(accountKinds);

export function isCounterAccount(book: Book, account: string): account is CounterAccount {
  return kinds.some(
    ([name, { isNamed, isOwn, books: own }]) =>
      isOwn !== true &&
      own.includes(book) &&
      (isNamed
        ? account.startsWith(`${name}:`) && /^[A-Za-z0-9_-]+$/.test(account.slice(name.length + 1))
        : account === name),
  );
}

/** `book account` of all that are declared, as patterns of LIKE. */
export const declaredAccounts = patternsOf(() => true);
/** The same, of those that never fall below zero and whose balance no wallet keeps. */
export const neverNegativeAccounts = patternsOf(({ owner, mayBeNegative }) => owner !== 'player' && !mayBeNegative);

function patternsOf(isWanted: (kind: AccountKind) => boolean): string[] {
  return kinds
    .filter(([, kind]) => isWanted(kind))
    .flatMap(([name, kind]) => kind.books.map((book) => `${book} ${name}${kind.isNamed ? ':_%' : ''}`));
}
