import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import { playerTopic } from '../../platform/events/topics.ts';
import type { SpendableBook } from './accounts.ts';
import {
  type PostedTransfer,
  postedOrRefused,
  type PostingAnswer,
  requireAmount,
  requireSource,
  type Transfer,
} from './post-transfer.ts';

type BetweenPlayers = Pick<Transfer, 'source' | 'key' | 'amountMinor' | 'currency' | 'reference'> & {
  fromPlayerId: PlayerId;
  toPlayerId: PlayerId;
  book: SpendableBook;
};

/**
 * Moves money from one player's wallet to another's, once for each key of the giver, and answers the giver's wallet. Both
 * wallets move or neither does. Refuses as `postTransfer` does, and with `transfer_to_oneself` and `recipient_unavailable`,
 * which does not tell a wallet that is closed from one that never was.
 */
export async function postBetweenPlayers(tx: Tx, transfer: BetweenPlayers): Promise<PostedTransfer> {
  requireAmount(transfer.amountMinor);
  requireSource(transfer.source);
  const { fromPlayerId, toPlayerId, book, currency, source, key, amountMinor, reference } = transfer;
  const [answer] = await tx.run<PostingAnswer>(statement, [
    fromPlayerId,
    toPlayerId,
    book,
    currency,
    source,
    key,
    amountMinor,
    reference,
    tx.now,
  ]);
  tx.changed(playerTopic(fromPlayerId));
  tx.changed(playerTopic(toPlayerId));
  return postedOrRefused({ playerId: fromPlayerId, book, currency }, answer);
}

const statement: Statement = {
  name: 'ledger.post-between-players',
  text: 'select * from post_between_players($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};
