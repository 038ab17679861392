import type { Settings } from '../../../platform/settings/settings.ts';
import { lotterySettings } from '../settings.ts';

/** Bets may be cancelled until closing unless the operator has said otherwise of the game. */
export function isCancellableGame(settings: Pick<Settings, 'get'>): (gameCode: string) => boolean {
  return (gameCode) => settings.get(lotterySettings.games)[gameCode]?.cancellable !== false;
}

export function gamesWithoutCancelling(settings: Pick<Settings, 'get'>): string[] {
  return Object.entries(settings.get(lotterySettings.games)).flatMap(([gameCode, { cancellable }]) =>
    cancellable === false ? [gameCode] : [],
  );
}
