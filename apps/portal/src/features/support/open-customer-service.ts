import {
  CUSTOMER_SERVICE_POPUP_PX,
  getCustomerService,
  LIVE_CHAT_CHANNEL,
  LIVE_CHAT_POPUP_PX,
  SEALED_CHANNEL,
  VIP_RANK_THRESHOLD,
} from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { siteText } from '../../shared/language/language.ts';
import { notify } from '@pelita/ui/notice';
import { member } from '../../shared/session/member-store.ts';

/**
 * CS-01: leads the window that was opened with the press to the customer service; it closes again when there is nowhere to
 * go.
 */
export async function openCustomerService(popup: Window | null): Promise<void> {
  if (!popup) return notify({ tone: 'problem', text: siteText('popupBlocked') });
  const isForDesk = (member.get().info?.clubLabel.rankLevel ?? 0) > VIP_RANK_THRESHOLD;
  try {
    const { address, isDesk } = await channelFor(isForDesk);
    const { width, height } = isDesk ? CUSTOMER_SERVICE_POPUP_PX : LIVE_CHAT_POPUP_PX;
    if (isDesk) popup.resizeTo(width, height);
    // Whoever answers there has no business with this page.
    popup.opener = null;
    popup.location.href = address;
  } catch {
    popup.close();
    notify({ tone: 'problem', text: siteText('serviceUnreachable') });
  }
}

/** GATE-04: the desk for the higher ranks, live chat for everybody else; the other where only one is open. */
async function channelFor(isForDesk: boolean): Promise<{ address: string; isDesk: boolean }> {
  const { exportJWK, compactDecrypt, generateKeyPair } = await import('jose');
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const clientKey = base64url(JSON.stringify(await exportJWK(publicKey)));
  const { pathList } = (await send(getCustomerService, {}, { clientKey })).version;
  const wanted = isForDesk ? [SEALED_CHANNEL, LIVE_CHAT_CHANNEL] : [LIVE_CHAT_CHANNEL, SEALED_CHANNEL];
  const chosen = wanted.map((type) => pathList.find((channel) => channel.type === type)).find(Boolean) ?? pathList[0];
  if (!chosen) throw new Error('no channel is open');
  const isDesk = chosen.type === SEALED_CHANNEL;
  const path = isDesk
    ? new TextDecoder().decode((await compactDecrypt(chosen.path, privateKey)).plaintext)
    : chosen.path;
  const { protocol, href } = new URL(path, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('no address of the web');
  return { address: href, isDesk };
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
