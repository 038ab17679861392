import { openDeposit } from '../../features/cashier/open-deposit.ts';
import { onMessage } from '../../shared/live/messages.ts';
import { holdWins, releaseWins } from '../../shared/session/member-store.ts';

/** A game that falls silent while it spins holds the bar's balance no longer than this. */
const LONGEST_ROUND_MS = 90_000;

/**
 * What a game and the bar around it tell each other, without a secret in it. A game says when a round begins and when
 * its player has seen it end: until then the bar does not give the win away. It may ask for a deposit, and hears when
 * money has come.
 */
export function talkWithGame(frame: HTMLIFrameElement): () => void {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(deadline);
    releaseWins();
  };
  const hear = ({ source, data }: MessageEvent) => {
    // The studio's frame has an opaque origin, so the window itself is what tells who speaks.
    if (source !== frame.contentWindow) return;
    const said = kindOf(data);
    if (said === 'game:deposit') openDeposit();
    if (said === 'game:round') release();
    if (said !== 'game:spin') return;
    holdWins();
    clearTimeout(deadline);
    deadline = setTimeout(release, LONGEST_ROUND_MS);
  };
  addEventListener('message', hear);
  const forget = onMessage(() => frame.contentWindow?.postMessage({ type: 'game:balance' }, '*'));
  return () => {
    removeEventListener('message', hear);
    forget();
    release();
  };
}

function kindOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
