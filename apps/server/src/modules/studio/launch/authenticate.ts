import { Refusal } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Studio, StudioTitle } from '../studio.ts';
import { isTokenOver, walletRefusal } from '../wallet-calls/wallet-refusal.ts';
import { hashOfToken, type LaunchToken } from './launch-token.ts';
import { endLaunch, keepLaunch, type Launch, launchInPlay } from './launch-store.ts';

/** A player at a title, by a launch that the wallet has vouched for. */
export type SeatedPlayer<Title = StudioTitle> = Launch & { token: string; title: Title };
/** The wallet did so just now, and named the balance. */
export type VouchedPlayer<Title = StudioTitle> = SeatedPlayer<Title> & { balanceMinor: bigint };

/** How a title of one kind is found: a slot is not played by the calls of a table, nor a table by those of a slot. */
type Find<Title> = (tx: Tx, gameCode: string) => Promise<Title | null>;

/** Asks the wallet whose token this is: everything but a bet begins so, and the answer is the balance to show. */
export async function askWallet<Title extends { gameCode: string }>(
  studio: Studio,
  launch: LaunchToken,
  gameCode: string,
  find: Find<Title>,
): Promise<VouchedPlayer<Title>> {
  return vouchedFor(studio, launch, await studio.database.reading((tx) => titleOf(tx, find, gameCode)));
}

/** A bet is checked by the wallet itself, so a launch that is known and not over needs no question before it. */
export async function knownOrAskWallet<Title extends { gameCode: string }>(
  studio: Studio,
  launch: LaunchToken,
  gameCode: string,
  find: Find<Title>,
): Promise<SeatedPlayer<Title>> {
  const { userId, token } = launch;
  const [title, known] = await studio.database.reading((tx) =>
    Promise.all([titleOf(tx, find, gameCode), launchInPlay(tx, { userId, tokenHash: hashOfToken(token), gameCode })]),
  );
  return known ? { ...known, token, title } : vouchedFor(studio, launch, title);
}

async function titleOf<Title>(tx: Tx, find: Find<Title>, gameCode: string): Promise<Title> {
  const title = await find(tx, gameCode);
  if (!title) throw new Refusal('game_unknown');
  return title;
}

async function vouchedFor<Title extends { gameCode: string }>(
  studio: Studio,
  { userId, token }: LaunchToken,
  title: Title,
): Promise<VouchedPlayer<Title>> {
  const { gameCode } = title;
  const word = await studio.wallet.balance({ userId, token, gameCode });
  if (word.kind === 'unknown') throw new Refusal('wallet_unreachable');
  if (word.kind === 'refused') {
    if (isTokenOver(word.status)) await studio.database.transaction((tx) => endLaunch(tx, userId, hashOfToken(token)));
    throw walletRefusal(word.status);
  }
  const launch: Launch = { userId, gameCode, currency: word.currency };
  await studio.database.transaction((tx) => keepLaunch(tx, hashOfToken(token), launch));
  return { ...launch, token, title, balanceMinor: word.balanceMinor };
}
