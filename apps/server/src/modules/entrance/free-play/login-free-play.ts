import {
  accountTypes,
  type CallAnswer,
  type CallInput,
  type loginFreePlay as freePlayCall,
  type PlayerId,
  Refusal,
  TOKEN_FORM,
} from '@pelita/contract';
import type { Database, Tx } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HumanCheck } from '../../../platform/providers/human-check/human-check.ts';
import { recordAudit } from '../../audit/index.ts';
import { openWallet, postTransfer } from '../../ledger/index.ts';
import {
  accountOf,
  claimedSpellings,
  claimName,
  deviceHash,
  insertAccount,
  openSession,
  trialUsername,
} from '../../accounts/index.ts';
import { claimDevice, playerOfDevice } from './trial-devices.ts';
import { entranceSettings } from '../settings.ts';

type Call = typeof freePlayCall;

/**
 * Makes a trial account, or comes back to the one of this device. Knowing the device id is all it takes to come back,
 * so it counts only when it is a drawn secret; any other visitor gets a fresh account each time. Each of them is a row
 * for days, so a proof of work stands before all.
 */
export function loginFreePlay(platform: Platform, humanCheck: HumanCheck) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    if (!platform.settings.get(entranceSettings.freePlay)) throw new Refusal('free_play_closed');
    await humanCheck.verify(database, body.humanVerification);
    return database.transaction((tx) => enterTrial(tx, platform, who, body.loginDeviceId));
  };
}

async function enterTrial(
  tx: Tx,
  platform: Platform,
  who: CallerOf<Call>,
  deviceId: string | undefined,
): Promise<CallAnswer<Call>> {
  const device = deviceId !== undefined && isDrawn(deviceId) ? deviceHash(deviceId) : null;
  const playerId = (device && (await playerOfDevice(tx, device))) ?? (await makeTrialAccount(tx, platform, device));
  const account = { ...(await accountOf(tx, playerId)), isFirstLogin: false };
  const { sessionId, ...value } = openSession(tx, platform, account, { ...who, deviceId });
  const actor = `player:${playerId}`;
  await recordAudit(tx, {
    actor,
    action: 'login-free-play',
    subject: actor,
    after: { sessionId, address: who.address },
  });
  return value;
}

/** A random UUID (at least 74 random bits) or a token of 32 bytes. */
function isDrawn(deviceId: string): boolean {
  return (
    /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(deviceId) ||
    TOKEN_FORM.test(deviceId)
  );
}

async function makeTrialAccount(tx: Tx, platform: Platform, device: Buffer | null): Promise<PlayerId> {
  const playerId = tx.newId<PlayerId>();
  if (device && !(await claimDevice(tx, device, playerId))) {
    // Two tabs at once: the other one has just made the account.
    const made = await playerOfDevice(tx, device);
    if (made) return made;
  }
  const { currency } = platform.brand;
  const username = await claimTrialName(tx, platform, playerId);
  await insertAccount(tx, {
    playerId,
    username,
    role: 'player',
    accountType: accountTypes.trial,
    currency,
    avatarSeed: platform.random.token(6),
    registeredAddress: null,
  });
  await openWallet(tx, { playerId, currency, book: 'play' });
  const amountMinor = BigInt(platform.settings.get(entranceSettings.freePlayGrantMinor));
  if (amountMinor > 0n) {
    await postTransfer(tx, {
      playerId,
      book: 'play',
      source: 'identity',
      key: 'trial-grant',
      kind: 'grant',
      direction: 'credit',
      counterAccount: 'house:grant',
      amountMinor,
      currency,
      reference: 'trial-grant',
    });
  }
  return playerId;
}

/** Twenty-seven characters to the eighth: a second draw is hardly ever needed, a fourth means a broken source of chance. */
async function claimTrialName(tx: Tx, { random }: Platform, playerId: PlayerId): Promise<string> {
  for (let draw = 1; draw <= 4; draw++) {
    const username = trialUsername(random);
    if (await claimName(tx, claimedSpellings(username), playerId)) return username;
  }
  throw new Error('four drawn trial names were taken');
}
