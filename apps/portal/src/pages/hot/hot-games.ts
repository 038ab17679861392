import { listHotGames, type Call, type CallRequest, type CallValue, type Game } from '@pelita/contract';

type Send = <C extends Call>(call: C, input: CallRequest<C>) => Promise<CallValue<C>>;

export type HotGames = { language: string; list: Game[] };

/** The most played titles of the last days, asked as the family asks. null when they cannot be had. */
export async function hotGames(send: Send, language: string): Promise<HotGames | null> {
  const query = { isPlatform: '2', platform: 'flash,html5-desktop', language };
  const answer = await send(listHotGames, { query }).catch(() => null);
  return answer && { language, list: answer.list };
}
