import { followEvents } from '@pelita/client/events';
import { getBalance, getMemberInfo, unreadCount } from '@pelita/contract';
import { notify } from '@pelita/ui/notice';
import { keptInTab } from '../browser/kept.ts';
import { failureText } from '../calls/failure-text.ts';
import { send } from '../calls/send.ts';
import { siteEvents, siteHasChanged, streamOf } from '../live/follow-site.ts';
import { tellMessage } from '../live/messages.ts';
import { forgetMember, keepMemberInfo, member, takeBalance } from './member-store.ts';
import { sessionIsLost } from './losing.ts';
import { handInLosing, keepMemberLabel, session } from './session.ts';

/** Keeps the member's info and balance while somebody is logged in. Loaded by the shell when a session begins. */
let stopFollowing: (() => void) | null = null;
let followedToken: string | null = null;

export function followMember(): void {
  handInLosing(sessionIsLost);
  session.subscribe(onSession);
  onSession();
}

export async function refreshBalance(): Promise<void> {
  const token = session.get()?.token;
  const value = await send(getBalance, {});
  // Somebody else may have logged in meanwhile.
  if (session.get()?.token !== token) return;
  takeBalance({ amount: value.sumBalance, currency: value.currency, version: BigInt(value.version) });
}

/** MC-12: the badge, whenever something was written. */
async function refreshUnread(): Promise<void> {
  const token = session.get()?.token;
  const { unread } = await send(unreadCount, {});
  if (session.get()?.token === token) keepMemberInfo({ unreadMessage: unread });
}

/** On its owner's wish, so that a failure is said. */
export async function askForBalance(): Promise<void> {
  await refreshBalance().catch((failure: unknown) => notify({ tone: 'problem', text: failureText(failure) }));
}

function onSession(): void {
  const token = session.get()?.token ?? null;
  if (token === followedToken) return;
  followedToken = token;
  stopFollowing?.();
  stopFollowing = null;
  forgetMember();
  if (token === null) return;
  stopFollowing = followEvents(
    streamOf(token),
    {
      balance: (data) =>
        takeBalance({ amount: data.sumBalance, currency: data.currency, version: BigInt(data.version) }),
      message: (message) => {
        tellMessage(message);
        void refreshUnread().catch(() => undefined);
      },
      ...siteEvents,
      session: sessionIsLost,
    },
    {
      open: () => {
        siteHasChanged();
        void refreshBalance().catch(() => undefined);
      },
      refused: sessionIsLost,
    },
  );
  void loadMember(token);
}

export async function loadMember(token: string): Promise<void> {
  member.set({ ...member.get(), state: 'loading' });
  try {
    const [info] = await Promise.all([send(getMemberInfo, {}), refreshBalance()]);
    if (session.get()?.token !== token) return;
    member.set({ ...member.get(), info, state: 'ready' });
    keepMemberLabel(info.memberLabel);
    keptInTab.write('afterLogin', 'true');
  } catch {
    if (session.get()?.token === token) member.set({ ...member.get(), state: 'failed' });
  }
}
