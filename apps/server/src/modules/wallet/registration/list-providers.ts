import type { Tx } from '../../../platform/database/tx.ts';
import type { Lobby } from '../needs.ts';
import { allProviders } from './store.ts';

export type RegisteredProvider = {
  code: string;
  name: string;
  isEnabled: boolean;
  games: number;
  /** Null for the studio. */
  launchUrl: string | null;
  /** Until when the key before the last change holds; null when it does not. */
  oldKeyUntil: Temporal.Instant | null;
};

export function listProviders({ countGames }: Pick<Lobby, 'countGames'>) {
  return async (tx: Tx): Promise<RegisteredProvider[]> => {
    const games = await countGames(tx);
    return (await allProviders(tx)).map((row) => ({
      code: row.code,
      name: row.name,
      isEnabled: row.is_enabled,
      games: games.get(row.code) ?? 0,
      launchUrl: row.launch_url,
      oldKeyUntil: row.previous_key_until,
    }));
  };
}
