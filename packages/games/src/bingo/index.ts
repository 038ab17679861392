/*
 * Bingo with 75 and 90 balls: tickets from their buyers' keys, balls in an order that follows from a committed seed and
 * from all the tickets sold, prizes as exact shares of the sales. The server plays with it and every player's page checks
 * with the same code.
 */
export {
  type BingoEngine,
  type BingoPrize,
  type BingoPrizeId,
  bingoPrizeIds,
  type BingoTicket,
  FREE,
  returnBasisPoints,
  TICKETS_OF_A_STRIP,
} from './bingo-engine.ts';
export { isBingoRecord, readBingoRecord } from './bingo-record.ts';
export { bingoEngineOf, bingoEngines } from './bingo-engines.ts';
export { allTickets, type BingoGame, type BingoRound, type BingoWin, playBingo, ticketSetHash } from './play-bingo.ts';
export { type PaidWin, paidWins, prizeMinor, sharesMinor, winsOfPurchases } from './prize-money.ts';
export { isWonBy, toGo } from './to-go.ts';
export { columnOf90 } from './strips-90.ts';
export { type BingoPurchase, ticketsOf } from './tickets.ts';
export { type BingoRecord, type BingoVerification, verifyBingo } from './verify-bingo.ts';
