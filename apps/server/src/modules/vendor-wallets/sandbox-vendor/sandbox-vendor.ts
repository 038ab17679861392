import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { MoveWord, QueryWord, TransferVendor, VendorMovement } from '../transfer-vendor.ts';
import { insertMovement, lockUser, movementById, vendorBalance } from './store.ts';

export const SANDBOX_VENDOR = 'SANDBOX_WALLET';

/** What goes wrong on the way to it, by the last two digits of the amount, so that every state can be seen by hand. */
const ANSWER_IS_LOST = 13n;
const REQUEST_IS_LOST_ONCE = 17n;

/**
 * A vendor with a wallet of its own for each player, in a book that stands apart from the house's. It takes an id once and
 * remembers its refusals. Amounts ending in 13 are moved and the answer is lost; those ending in 17 never arrive the first
 * time.
 */
export function sandboxVendor(database: Database): TransferVendor {
  const lostBefore = new Set<string>();
  return {
    code: SANDBOX_VENDOR,
    name: 'Sandbox Wallet',
    balance: (vendorUser) => database.reading((tx) => vendorBalance(tx, vendorUser)).catch(() => null),
    async move(movement) {
      const fault = movement.amountMinor % 100n;
      if (fault === REQUEST_IS_LOST_ONCE && !lostBefore.has(movement.transferId)) {
        lostBefore.add(movement.transferId);
        return 'unknown';
      }
      const word = await database.transaction((tx) => take(tx, movement)).catch((): MoveWord => 'unknown');
      return fault === ANSWER_IS_LOST ? 'unknown' : word;
    },
    query: ({ transferId }) => database.reading((tx) => wordOf(tx, transferId)).catch((): QueryWord => 'unknown'),
  };
}

async function take(tx: Tx, movement: VendorMovement): Promise<MoveWord> {
  await lockUser(tx, movement.vendorUser);
  const earlier = await wordOf(tx, movement.transferId);
  if (earlier !== 'unseen') return earlier;
  const isCovered =
    movement.direction === 'to_vendor' || (await vendorBalance(tx, movement.vendorUser)) >= movement.amountMinor;
  await insertMovement(tx, movement, isCovered);
  return isCovered ? 'done' : 'refused';
}

async function wordOf(tx: Tx, transferId: string): Promise<'done' | 'refused' | 'unseen'> {
  const known = await movementById(tx, transferId);
  if (!known) return 'unseen';
  return known.is_done ? 'done' : 'refused';
}
