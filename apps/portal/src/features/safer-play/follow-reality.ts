import { accountTypes, getRealityCheck, type RealityCheck } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { session } from '../../shared/session/session.ts';

const TRY_AGAIN_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the check when it is due, for as long as somebody is logged in. */
export function followReality(): void {
  session.subscribe(askAgain);
  askAgain();
}

/** Waits for the next one, by the server's clock: this device's may be wrong. */
export function realityIsAnswered({ dueAt, at }: Pick<RealityCheck, 'dueAt' | 'at'>): void {
  clearTimeout(timer);
  if (dueAt !== null) timer = setTimeout(askAgain, Math.max(Date.parse(dueAt) - Date.parse(at), 0));
}

/** What could not be answered comes up again soon. */
export function realityIsUnanswered(): void {
  clearTimeout(timer);
  timer = setTimeout(askAgain, TRY_AGAIN_MS);
}

/** Another tab may have answered it meanwhile, so the server is asked before it is shown. */
function askAgain(): void {
  clearTimeout(timer);
  const player = session.get();
  // Play money is nothing to be told of.
  if (!player || player.isAgent === accountTypes.trial) return;
  void send(getRealityCheck, {}).then(show, () => undefined);
}

function show(check: RealityCheck): void {
  if (check.dueAt === null || Date.parse(check.dueAt) > Date.parse(check.at)) return realityIsAnswered(check);
  navigate().openModal('reality-check');
}
