import { createSend } from '@pelita/client/send';
import {
  type BookBetsNews,
  bookEvents,
  type BookNews,
  type CallRequest,
  cashOutBookBet,
  getStudioBalance,
  getStudioBook,
  listBookBets,
  listBookResults,
  placeBookBet,
} from '@pelita/contract';
import { followStream, type StreamEnds } from '../platform/follow-stream.ts';

export type BookCalls = ReturnType<typeof bookCalls>;
export type PlacedBet = CallRequest<typeof placeBookBet>['body'];

const PATIENCE_MS = 15_000;

/** What the page of a sportsbook asks of the studio, under the launch token that its address carries. */
export function bookCalls(gameCode: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const send = createSend({ headers: () => headers, timeoutMs: PATIENCE_MS });
  const params = { gameCode };
  return {
    open: () => send(getStudioBook, { params }),
    balance: () => send(getStudioBalance, { params }),
    bet: (body: PlacedBet) => send(placeBookBet, { params, body }),
    cashOut: (betId: string, amount: string) =>
      send(cashOutBookBet, { params: { ...params, betId }, body: { amount } }),
    bets: (before?: string) => send(listBookBets, { params, query: { state: 'over', before } }),
    results: (before?: string) => send(listBookResults, { params, query: { before } }),
    follow: (tell: { book: (news: BookNews) => void; bets: (news: BookBetsNews) => void }, on: StreamEnds) =>
      followStream(
        token,
        (event, data) => {
          const book = event === 'book' ? bookEvents.book.safeParse(JSON.parse(data)) : null;
          const bets = event === 'bets' ? bookEvents.bets.safeParse(JSON.parse(data)) : null;
          if (book?.success) tell.book(book.data);
          if (bets?.success) tell.bets(bets.data);
        },
        on,
      ),
  };
}
