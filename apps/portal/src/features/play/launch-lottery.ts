import { launchGame, LOTTERY_VENDOR } from '@pelita/contract';
import { notify } from '@pelita/ui/notice';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { session } from '../../shared/session/session.ts';

/** LOTT-10: the built-in lottery is launched as any vendor is, by the server and after a login, and opens in the portal. */
export async function launchLottery(): Promise<void> {
  if (!session.get()) {
    resumeAfterLogin(() => void launchLottery());
    navigate().openModal('login');
    return;
  }
  try {
    const { game_url: address } = await send(launchGame, {
      query: { vassalage: LOTTERY_VENDOR, launchMode: 'LOTT', lottoView: 'lobby', device: 'WEB', accountType: '1' },
    });
    const { pathname, search } = new URL(address, location.origin);
    navigate().go(pathname + search);
  } catch (failure) {
    notify({ tone: 'problem', text: failureText(failure) });
  }
}
