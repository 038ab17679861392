import { listGames } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';
import { send } from '../../shared/calls/send.ts';
import { currentLanguage } from '../../shared/language/language.ts';
import { failureText } from '../../shared/calls/failure-text.ts';
import { notify } from '@pelita/ui/notice';
import type { LaunchMode } from '../../shared/play/where-it-leads.ts';
import { launchGame } from './launch-game.ts';

/** NAV-08: opens a vendor by the first of its titles, which is its lobby where it has one. */
export async function playVendor(vassalage: string, launchMode: LaunchMode): Promise<void> {
  try {
    const { games } = await send(listGames, { query: { vassalage, pageSize: '1', language: currentLanguage() } });
    const [first] = games;
    if (first) await launchGame(first, launchMode);
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    notify({ tone: 'problem', text: failureText(failure) });
  }
}
