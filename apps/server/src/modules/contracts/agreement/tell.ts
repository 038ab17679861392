import type { MessageName, PlayerId } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { usernames } from '../../accounts/index.ts';
import { writeMessage } from '../../messages/index.ts';
import type { ContractRow } from '../store.ts';

type Told = Extract<MessageName, `contract${string}`>;

/** Tells one side of a contract, or both, with the commit that it tells of. Operators have no inbox. */
export async function tell(
  tx: Tx,
  { player_id, upline_id, id, family }: Pick<ContractRow, 'player_id' | 'upline_id' | 'id' | 'family'>,
  name: Told,
  sides: readonly ('upline' | 'downline')[],
): Promise<void> {
  const account = (await usernames(tx, [player_id])).get(player_id) ?? '';
  const people: (PlayerId | null)[] = sides.map((side) => (side === 'upline' ? upline_id : player_id));
  for (const playerId of people)
    if (playerId !== null) await writeMessage(tx, { playerId, name, orderId: id, values: { account, family } });
}
