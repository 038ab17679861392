import type { Statement, Tx } from '../../../platform/database/tx.ts';
import type { VendorMovement } from '../transfer-vendor.ts';

export async function movementById(tx: Tx, id: string): Promise<{ is_done: boolean } | null> {
  return (await tx.run<{ is_done: boolean }>(byIdStatement, [id]))[0] ?? null;
}

export async function insertMovement(tx: Tx, movement: VendorMovement, isDone: boolean): Promise<void> {
  const { transferId, vendorUser, direction, amountMinor, currency } = movement;
  await tx.run(insertStatement, [transferId, vendorUser, direction, amountMinor, currency, isDone, tx.now]);
}

/** One movement of a user after another: two of them cannot spend the same money, and copies of one are one. */
export async function lockUser(tx: Tx, vendorUser: string): Promise<void> {
  await tx.run(lockStatement, [vendorUser]);
}

export async function vendorBalance(tx: Tx, vendorUser: string): Promise<bigint> {
  const [row] = await tx.run<{ balance_minor: bigint }>(balanceStatement, [vendorUser]);
  return row?.balance_minor ?? 0n;
}

const byIdStatement: Statement = {
  name: 'sandbox-vendor.by-id',
  text: 'select is_done from sandbox_vendor_transfer where id = $1',
};
const insertStatement: Statement = {
  name: 'sandbox-vendor.insert',
  text: `insert into sandbox_vendor_transfer (id, vendor_user, direction, amount_minor, currency, is_done, at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
};
const lockStatement: Statement = {
  name: 'sandbox-vendor.lock',
  text: `insert into sandbox_vendor_user (vendor_user) values ($1)
         on conflict (vendor_user) do update set vendor_user = excluded.vendor_user`,
};
const balanceStatement: Statement = {
  name: 'sandbox-vendor.balance',
  text: `select coalesce(sum(case direction when 'to_vendor' then amount_minor else -amount_minor end), 0)::bigint
           as balance_minor
         from sandbox_vendor_transfer where vendor_user = $1 and is_done`,
};
