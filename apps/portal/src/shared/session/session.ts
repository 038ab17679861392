import type { SessionValue } from '@pelita/contract';
import { createStore } from '@pelita/ui/store';
import { keptInTab } from '../browser/kept.ts';

/**
 * Who is logged in, in this tab's session storage under the names that the wire's family uses. A new tab asks its living
 * siblings over a BroadcastChannel; a logout in one tab reaches all. What the server knows of the member (balance,
 * avatar) is in `member.ts`, loaded only when somebody is logged in.
 */
export type Session = {
  token: string;
  account: string;
  customerId: string;
  /** The account type by number; 4 is a trial account. */
  isAgent: number;
  merchant: string;
  platform: string;
  memberLabel: string[];
};

const items = ['token', 'account', 'customerId', 'isAgent', 'merchant', 'platform', 'memberLabel'] as const;
const CHANNEL = 'session';

type Message = { kind: 'ask' } | { kind: 'tell'; session: Session } | { kind: 'ended'; token: string };

/** null: nobody is logged in. On the server always null. */
export const session = createStore<Session | null>(null);

/**
 * Whether the house knows the session no longer, though nobody has left. What stands on the page stays, so that nothing
 * typed is lost, until its member has logged in again or leaves.
 */
export const sessionOver = createStore(false);

let lose = forgetSession;

/** Reads what this tab keeps and listens to the other tabs. Once, at start. */
export function startSession(): void {
  const kept = readSession();
  if (kept) adopt(kept);
  const tabs = channel();
  if (!tabs) return;
  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => answerTab(tabs, data));
  if (!session.get()) tabs.postMessage({ kind: 'ask' } satisfies Message);
}

/** After a login, a registration or a free-play login. */
export function beginSession(value: SessionValue, place: { merchant: string; platform: string }): void {
  const begun: Session = {
    token: value.token,
    account: value.userName,
    customerId: value.id,
    isAgent: value.customerType,
    ...place,
    memberLabel: [],
  };
  adopt(begun);
  channel()?.postMessage({ kind: 'tell', session: begun } satisfies Message);
}

/** When the server no longer knows the token. What follows is told by whoever keeps the member, once that has loaded. */
export function loseSession(): void {
  lose();
}

export function handInLosing(act: () => void): void {
  lose = act;
}

/** In this tab alone: what the house has ended it tells each tab by itself, and another may hold something half done. */
export function forgetSession(): void {
  adopt(null);
}

/** After a logout: in every tab. */
export function endSession(): void {
  const token = session.get()?.token;
  if (token === undefined) return;
  adopt(null);
  channel()?.postMessage({ kind: 'ended', token } satisfies Message);
}

export function keepMemberLabel(memberLabel: string[]): void {
  const current = session.get();
  if (current) adopt({ ...current, memberLabel });
}

function adopt(next: Session | null): void {
  // LOGIN-09: a session that ends takes everything that this tab kept with it, the launched game too.
  if (next) for (const item of items) keptInTab.write(item, textOf(next[item]));
  else keptInTab.clear();
  document.documentElement.dataset.session = next ? 'member' : 'guest';
  // Somebody else has come in over what another left open: a new page, with nothing of theirs on it.
  if (next && sessionOver.get() && next.customerId !== session.get()?.customerId) return location.replace('/');
  sessionOver.set(false);
  session.set(next);
}

function textOf(value: Session[keyof Session]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readSession(): Session | null {
  const token = keptInTab.read('token');
  if (!token) return null;
  const text = (item: (typeof items)[number]) => keptInTab.read(item) ?? '';
  return {
    token,
    account: text('account'),
    customerId: text('customerId'),
    isAgent: Number(text('isAgent')),
    merchant: text('merchant'),
    platform: text('platform'),
    memberLabel: labels(text('memberLabel')),
  };
}

function labels(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter((label) => typeof label === 'string') : [];
  } catch {
    return [];
  }
}

function answerTab(tabs: BroadcastChannel, message: Message): void {
  const own = session.get();
  const isOver = sessionOver.get();
  if (message.kind === 'ask' && own && !isOver) tabs.postMessage({ kind: 'tell', session: own } satisfies Message);
  if (message.kind === 'tell' && (!own || isOver)) adopt(message.session);
  // Another tab may belong to somebody else: free play here, a member there.
  if (message.kind === 'ended' && own?.token === message.token) adopt(null);
}

let opened: BroadcastChannel | null = null;
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}
