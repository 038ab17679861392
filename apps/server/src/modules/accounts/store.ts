import type { AccountType, CurrencyCode, PlayerId } from '@pelita/contract';
import type { Kysely } from 'kysely';
import type { Database, Statement, Tx } from '../../platform/database/tx.ts';

type AccountTables = {
  account: {
    player_id: string;
    username: string;
    role: Account['role'];
    account_type: number;
    status: Account['status'];
    currency: string;
    nickname: string | null;
    rank_level: number;
    labels: string[];
    avatar_seed: string;
    registered_at: Temporal.Instant;
    registered_address: string | null;
    avatar_picture: string | null;
    closed_at: Temporal.Instant | null;
    referrer_id: string | null;
    first_login_at: Temporal.Instant | null;
    arrived_at: Temporal.Instant | null;
  };
};

export type Account = {
  playerId: PlayerId;
  username: string;
  role: 'player' | 'operator';
  accountType: AccountType;
  status: 'open' | 'locked' | 'closed';
  currency: CurrencyCode;
  nickname: string | null;
  rankLevel: number;
  labels: string[];
  avatarSeed: string;
  /** The name of a picture that the holder has put up; null for a drawn avatar. */
  avatarPicture: string | null;
  registeredAt: Temporal.Instant;
  hasLoggedIn: boolean;
  /** Such an account was made at the first run and counts as registered from every address. */
  isRegisteredAnywhere: boolean;
};

export type NewAccount = Pick<Account, 'playerId' | 'username' | 'role' | 'accountType' | 'currency' | 'avatarSeed'> & {
  /** Null: the account counts as registered from any address. */
  registeredAddress: string | null;
  referrerId?: PlayerId | null;
};

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  await tables(tx)
    .insertInto('account')
    .values({
      player_id: account.playerId,
      username: account.username,
      role: account.role,
      account_type: account.accountType,
      status: 'open',
      currency: account.currency,
      rank_level: 0,
      labels: [],
      avatar_seed: account.avatarSeed,
      registered_at: tx.now,
      registered_address: account.registeredAddress,
      referrer_id: account.referrerId ?? null,
    })
    .execute();
}

export async function accountOf(tx: Tx, playerId: PlayerId): Promise<Account> {
  const row = await tables(tx)
    .selectFrom('account')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return accountFrom(row);
}

/** Null for an id that is no player's. */
export async function findAccount(tx: Tx, playerId: PlayerId): Promise<Account | null> {
  const row = await tables(tx).selectFrom('account').selectAll().where('player_id', '=', playerId).executeTakeFirst();
  return row ? accountFrom(row) : null;
}

export async function usernames(tx: Tx, playerIds: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await tables(tx)
    .selectFrom('account')
    .select(['player_id', 'username'])
    .where('player_id', 'in', playerIds)
    .execute();
  return new Map(rows.map((row) => [row.player_id as PlayerId, row.username]));
}

export type Credentials = { account: Account; hash: string; setAt: Temporal.Instant };

/** An account with its login password; null where either is missing. */
export async function credentialsByName(database: Database, name: string): Promise<Credentials | null> {
  const [row] = await database.single<CredentialsRow>(credentialsOf, [name]);
  return row ? { account: accountFrom(row), hash: row.hash, setAt: row.set_at } : null;
}

type AccountRow = Omit<AccountTables['account'], 'closed_at' | 'referrer_id' | 'arrived_at'>;
type CredentialsRow = AccountRow & { hash: string; set_at: Temporal.Instant };
const credentialsOf: Statement = {
  name: 'accounts-credentials-by-name',
  text: `select player_id, username, role, account_type, status, currency, nickname,
      rank_level, labels, avatar_seed, registered_at, registered_address, avatar_picture, first_login_at,
      password.hash, password.set_at
    from account_name join account using (player_id) join password using (player_id)
    where account_name.name = $1 and password.purpose = 'login'`,
};

/** Holds the account until the transaction ends, so that changes which look at each other come one after the other. */
export async function lockAccount(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx).selectFrom('account').select('player_id').where('player_id', '=', playerId).forUpdate().execute();
}

export async function setNickname(tx: Tx, playerId: PlayerId, nickname: string | null): Promise<void> {
  await tables(tx).updateTable('account').set({ nickname }).where('player_id', '=', playerId).execute();
}

export async function markClosed(tx: Tx, playerId: PlayerId): Promise<void> {
  const closed = { status: 'closed', closed_at: tx.now } as const;
  await tables(tx).updateTable('account').set(closed).where('player_id', '=', playerId).execute();
}

/** False where the account is neither open nor locked, or is so already. */
export async function setLocked(tx: Tx, playerId: PlayerId, isLocked: boolean): Promise<boolean> {
  const [from, to] = isLocked ? (['open', 'locked'] as const) : (['locked', 'open'] as const);
  const changed = await tables(tx)
    .updateTable('account')
    .set({ status: to })
    .where('player_id', '=', playerId)
    .where('status', '=', from)
    .returning('player_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function noteFirstLogin(tx: Tx, playerId: PlayerId): Promise<void> {
  await tables(tx)
    .updateTable('account')
    .set({ first_login_at: tx.now })
    .where('player_id', '=', playerId)
    .where('first_login_at', 'is', null)
    .execute();
}

/** True when this is the first time. */
export async function noteArrival(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const noted = await tables(tx)
    .updateTable('account')
    .set({ arrived_at: tx.now })
    .where('player_id', '=', playerId)
    .where('arrived_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The rank of a player; none is the lowest. */
export async function rankOf(tx: Tx, playerId: PlayerId): Promise<number> {
  const row = await tables(tx)
    .selectFrom('account')
    .select('rank_level')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.rank_level ?? 0;
}

function tables(tx: Tx): Kysely<AccountTables> {
  return tx.tables<AccountTables>();
}

function accountFrom(row: AccountRow): Account {
  return {
    playerId: row.player_id as PlayerId,
    username: row.username,
    role: row.role,
    accountType: row.account_type as AccountType,
    status: row.status,
    currency: row.currency as CurrencyCode,
    nickname: row.nickname,
    rankLevel: row.rank_level,
    labels: row.labels,
    avatarSeed: row.avatar_seed,
    avatarPicture: row.avatar_picture,
    registeredAt: row.registered_at,
    hasLoggedIn: row.first_login_at !== null,
    isRegisteredAnywhere: row.registered_address === null,
  };
}
