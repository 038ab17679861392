import type { ProviderStatus } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { LaunchFacts, WalletNeeds } from '../needs.ts';

export type AskedLaunch = { user: string; token: string; game_code: string };

export type Facts = {
  /** The launch that a request speaks of, or the status that refuses it: the game first, then the token. */
  ofLaunch(providerCode: string, asked: AskedLaunch): Promise<LaunchFacts | ProviderStatus>;
};

const LAUNCHES_KEPT = 20_000;
const GAMES_KEPT = 20_000;

/**
 * What never changes about launches and titles, kept so that a bet is one round trip. Whether a launch may still bet
 * does change, and is not kept: the statement that moves the money asks for it.
 */
export function createFacts(database: Database, needs: WalletNeeds): Facts {
  const launches = new Map<string, LaunchFacts>();
  const games = new Map<string, string>();

  return {
    async ofLaunch(providerCode, asked) {
      const key = `${providerCode} ${asked.token}`;
      const gameKey = `${providerCode} ${asked.game_code}`;
      let gameCode = games.get(gameKey);
      let launch = launches.get(key);
      if (gameCode === undefined || !launch) {
        const found = await database.reading(async (tx) => ({
          gameCode: gameCode ?? (await needs.codeOfProviderGame(tx, providerCode, asked.game_code)),
          launch: launch ?? (await needs.resolveGameSession(tx, { providerCode, token: asked.token })),
        }));
        if (found.gameCode === null) return 'RS_ERROR_INVALID_GAME';
        gameCode = found.gameCode;
        keep(games, gameKey, gameCode, GAMES_KEPT);
        if (!found.launch) return 'RS_ERROR_INVALID_TOKEN';
        launch = found.launch;
        keep(launches, key, launch, LAUNCHES_KEPT);
      }
      const isTheirs = launch.providerUserId === asked.user && launch.gameCode === gameCode;
      return isTheirs ? launch : 'RS_ERROR_INVALID_TOKEN';
    },
  };
}

/** The oldest goes when there is no more room. */
function keep<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, maximum: number): void {
  if (kept.size >= maximum) for (const oldest of kept.keys().take(1)) kept.delete(oldest);
  kept.set(key, value);
}
