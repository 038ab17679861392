import { type CallAnswer, type CallInput, decimalFromMinor, type PlayerId } from '@pelita/contract';
import type { getPlayer as getCall } from '@pelita/contract/office';
import type { Tx } from '../../platform/database/tx.ts';
import type { CallerOf } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { authenticatorOf, deviceName, openSessionsOf, sessionBounds } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { readWallet } from '../ledger/index.ts';
import { maskedData } from './personal-data.ts';
import { requirePlayer } from './require-player.ts';

type Call = typeof getCall;

export function getPlayer({ settings }: Pick<Platform, 'settings'>) {
  return async (tx: Tx, who: CallerOf<Call>, { params }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const account = await requirePlayer(tx, params.id);
    const { playerId } = account;
    const wallet = await readWallet(tx, playerId);
    const shown = (minor: bigint) => decimalFromMinor(minor, wallet.currency);
    const sessions = await openSessionsOf(tx, playerId, sessionBounds(settings, tx.now));
    const value = {
      id: playerId,
      username: account.username,
      accountType: account.accountType,
      status: account.status,
      registeredAt: account.registeredAt.toString(),
      rankLevel: account.rankLevel,
      labels: account.labels,
      hasAuthenticator: (await authenticatorOf(tx, playerId))?.isBound === true,
      personal: await maskedData(tx, playerId),
      balance: {
        currency: wallet.currency,
        available: shown(wallet.availableMinor),
        reserved: shown(wallet.reservedMinor),
      },
      sessions: sessions.map(({ userAgent, address, openedAt, lastSeenAt }) => ({
        device: deviceName(userAgent),
        address,
        openedAt: openedAt.toString(),
        lastSeenAt: lastSeenAt.toString(),
      })),
    };
    await noteOpened(tx, who.operator.operatorId, playerId);
    return value;
  };
}

function noteOpened(tx: Tx, operatorId: string, playerId: PlayerId): Promise<void> {
  return recordAudit(tx, { actor: `operator:${operatorId}`, action: 'open-player', subject: `player:${playerId}` });
}
