import {
  type CallAnswer,
  type CallInput,
  type launchGame,
  LOTTERY_VENDOR,
  lotteryPathOf,
  Refusal,
} from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { PlayNeeds } from './needs.ts';

type Call = typeof launchGame;
type Query = CallInput<Call>['query'];

export const LOTTERY_MODE = 'LOTT';

/** LOTT-10: the built-in lottery has no page of its own in a frame, so a launch answers its address in the portal. */
export async function launchLottery(
  tx: Tx,
  { host }: CallerOf<Call>,
  { query, needs }: { query: Query; needs: Pick<PlayNeeds, 'findLottery' | 'lotteryArea' | 'originFor'> },
): Promise<CallAnswer<Call>> {
  if (query.vassalage !== undefined && query.vassalage !== LOTTERY_VENDOR) throw new Refusal('game_unknown');
  const { lottoGameCode: gameCode, lottoView: view = gameCode === undefined ? 'lobby' : 'betting' } = query;
  if (view === 'betting' && gameCode === undefined)
    throw new Refusal('invalid_field', { fields: { lottoGameCode: { key: 'required' } } });
  const game = gameCode === undefined ? null : await needs.findLottery(tx, gameCode);
  // One that operators have closed is listed nowhere.
  if (gameCode !== undefined && !game?.isOpen) throw new Refusal('game_unknown');
  if (game && query.lottoPrizeMode !== undefined && query.lottoPrizeMode !== game.prizeMode)
    throw new Refusal('game_unknown');

  const origin = needs.originFor(host);
  const address = new URL(game ? lotteryPathOf[game.group] : lobbyOf(query, needs.lotteryArea), origin);
  if (gameCode !== undefined && view === 'betting') address.searchParams.set('gameCode', gameCode);
  if (query.language !== undefined) address.searchParams.set('language', query.language);
  const back = backPath(query.backUrl, origin);
  if (back !== null) address.searchParams.set('backUrl', back);
  return { game_url: address.href, content: { game_url: address.href } };
}

function lobbyOf({ lottoArea, lottoPrizeMode }: Query, usual: PlayNeeds['lotteryArea']): string {
  const area = lottoArea ?? (lottoPrizeMode === 'SEA' ? 'SEA' : lottoPrizeMode === 'Lott' ? 'LOTT' : null);
  if (area === 'ELOTT' || (area === null && lottoPrizeMode !== undefined)) return '/elott';
  return lotteryPathOf[area ?? usual];
}

/** The way back stays within the portal: an address elsewhere would make a launch a redirect to anywhere. */
function backPath(backUrl: string | undefined, origin: string): string | null {
  if (backUrl === undefined || !URL.canParse(backUrl, origin)) return null;
  const url = new URL(backUrl, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}
