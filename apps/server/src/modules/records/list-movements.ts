import {
  type accountTransaction,
  type CallAnswer,
  type CallInput,
  decimalFromMinor,
  LOTTERY_VENDOR,
  UuidText,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import { lotteryName } from '../draws/index.ts';
import { disputeShape, disputesOf } from '../disputes/index.ts';
import { businessSpan, playerDays, playerPage } from '../figures/index.ts';
import { type KeptTransfer, readWallet, transfersByKeys } from '../ledger/index.ts';
import { lotteryBetsOf } from '../lottery/index.ts';
import { gamesOfTransactions } from '../wallet/index.ts';
import { figuresOf, typeOf } from './movement-types.ts';
import type { RecordsNeeds } from './needs.ts';
import { pagesOf } from './pages.ts';
import { movesWallet } from './sums.ts';

type Call = typeof accountTransaction;

/** Every movement of the wallet with the balance after it. */
export function listMovements(needs: RecordsNeeds) {
  return async (tx: Tx, who: CallerOf<Call>, { query }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { book, currency } = await readWallet(tx, playerId);
    const span = await businessSpan(tx, query);
    const { kinds, sources } = figuresOf(query.type);
    const offset = (query.pageNum - 1) * query.pageSize;
    const asked = { kinds, sources, vendor: query.vendor, offset, limit: query.pageSize };
    const page = await playerPage(tx, { playerId, book }, span, asked);
    const transfers = (await transfersByKeys(tx, playerId, page.keys)).slice(
      page.skipped,
      page.skipped + query.pageSize,
    );
    const rows = (await playerDays(tx, { playerId, book }, span)).filter(
      (row) =>
        movesWallet(row) &&
        (kinds?.includes(row.kind) ?? true) &&
        (sources?.includes(row.source) ?? true) &&
        (query.vendor === undefined || row.vendor === query.vendor),
    );
    const money = (minor: bigint) => decimalFromMinor(minor, currency);
    const disputes = await disputesOf(
      tx,
      playerId,
      transfers.map(({ keyHash }) => keyHash),
    );
    const gameOf = await gamesOf(tx, playerId, transfers, needs);
    const lotteryOf = await lotteriesOf(tx, playerId, transfers);
    return {
      from: span.from,
      to: span.to,
      pageNum: query.pageNum,
      totalPages: pagesOf(page.total, query.pageSize),
      content: transfers.map((transfer) => {
        const game = gameOf(transfer);
        const lottery = lotteryOf(transfer);
        const dispute = disputes.get(transfer.keyHash);
        return {
          movementId: transfer.keyHash.toString(),
          at: transfer.at.toString(),
          type: typeOf(transfer),
          amount: money(transfer.amountMinor),
          balanceAfter: money(transfer.availableAfterMinor),
          currency,
          gameName: game?.name ?? (lottery && (lotteryName(who.language, lottery) ?? lottery)),
          vendor: game?.vendorCode ?? (lottery && LOTTERY_VENDOR),
          reference: transfer.reference,
          dispute: dispute ? disputeShape(dispute) : null,
        };
      }),
      totals: {
        count: page.total,
        in: money(rows.reduce((sum, { in_minor }) => sum + in_minor, 0n)),
        out: money(rows.reduce((sum, { out_minor }) => sum + out_minor, 0n)),
        currency,
      },
    };
  };
}

/** The title that a provider's movement was about: its transaction says which. */
async function gamesOf(
  tx: Tx,
  playerId: CallerOf<Call>['player']['playerId'],
  transfers: readonly KeptTransfer[],
  { games }: RecordsNeeds,
) {
  const names = transfers
    .map(wholeOf)
    .filter(({ source }) => source.startsWith('provider:'))
    .map(({ source, key }) => ({ providerCode: source.slice('provider:'.length), transactionUuid: key }));
  if (names.length === 0) return () => undefined;
  const codes = await gamesOfTransactions(tx, playerId, names);
  const known = await games(tx);
  return (transfer: KeptTransfer) => {
    const { source, key } = wholeOf(transfer);
    return known.get(codes.get(`${source} ${key}`) ?? '');
  };
}

/** The posting that a movement is of: the part of it that is bonus money is keyed by the source and the key of the whole. */
function wholeOf({ source, key }: KeptTransfer): { source: string; key: string } {
  if (source !== 'bonus') return { source, key };
  const [whole = '', wholeKey = ''] = key.split(' ');
  return { source: whole, key: wholeKey };
}

/** The lottery that a movement was about: a stake and what is taken back of it name their order, a payout its draw. */
async function lotteriesOf(
  tx: Tx,
  playerId: CallerOf<Call>['player']['playerId'],
  transfers: readonly KeptTransfer[],
): Promise<(transfer: KeptTransfer) => string | null> {
  const isLottery = (transfer: KeptTransfer) => wholeOf(transfer).source === 'lottery';
  const isOrder = (reference: string) => UuidText.safeParse(reference).success;
  const orderIds = transfers.filter(isLottery).flatMap(({ reference }) => (isOrder(reference) ? [reference] : []));
  const bets = await lotteryBetsOf(tx, playerId, [...new Set(orderIds)]);
  const gameOfOrder = new Map(bets.map(({ transactionUuid, gameCode }) => [transactionUuid, gameCode]));
  return (transfer) => {
    if (!isLottery(transfer)) return null;
    const [game = null] = isOrder(transfer.reference)
      ? [gameOfOrder.get(transfer.reference)]
      : transfer.reference.split(' ');
    return game;
  };
}
