import { Refusal } from '@pelita/contract';
import type { Studio } from '../studio.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { hashOfToken, type LaunchToken } from './launch-token.ts';
import { endLaunch, keepLaunch, type Launch, launchInPlay } from './launch-store.ts';

/** A launch that the wallet vouched for just now, with the balance that it named. */
export type SeatedPlayer = Launch & { token: string };
export type VouchedPlayer = SeatedPlayer & { balanceMinor: bigint };

/** Asks the wallet whose token this is: everything but a bet begins so, and the answer is the balance to show. */
export async function askWallet(
  studio: Studio,
  { userId, token }: LaunchToken,
  gameCode: string,
): Promise<VouchedPlayer> {
  const word = await studio.wallet.balance({ userId, token, gameCode });
  if (word.kind === 'unknown') throw new Refusal('wallet_unreachable');
  if (word.kind === 'refused') {
    if (isTokenOver(word.status)) await studio.database.transaction((tx) => endLaunch(tx, userId, hashOfToken(token)));
    throw walletRefusal(word.status);
  }
  const launch: Launch = { userId, gameCode, currency: word.currency };
  await studio.database.transaction((tx) => keepLaunch(tx, hashOfToken(token), launch));
  return { ...launch, token, balanceMinor: word.balanceMinor };
}

/** A bet is checked by the wallet itself, so a launch that is known and not over needs no question before it. */
export async function knownOrAskWallet(
  studio: Studio,
  { userId, token }: LaunchToken,
  gameCode: string,
): Promise<SeatedPlayer> {
  const known = await studio.database.reading((tx) =>
    launchInPlay(tx, { userId, tokenHash: hashOfToken(token), gameCode }),
  );
  return known ? { ...known, token } : askWallet(studio, { userId, token }, gameCode);
}
