import { listGames, type Call, type CallRequest, type CallValue, type GamePage } from '@pelita/contract';
import { slotsQuery } from './slots-query.ts';
import type { SlotsSearch } from './slots-search.ts';

type Send = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;

/** The first page of the slots, for the document or the navigation. Without it the page asks again by itself. */
export async function firstSlots(send: Send, search: SlotsSearch, language: string): Promise<GamePage | null> {
  return send(listGames, { query: slotsQuery(search, language, 1) }).catch(() => null);
}
