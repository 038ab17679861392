import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Lobby } from '../needs.ts';
import { readGames } from './read-games.ts';
import { lockOutsideProvider } from './store.ts';

/** Lists what a registered provider has brought since, with new names and categories of the titles that it had. */
export function updateGames({ updateGames: update }: Pick<Lobby, 'updateGames'>) {
  return async (tx: Tx, code: string, gamesJson: string): Promise<{ added: number; changed: number }> => {
    const games = readGames(gamesJson);
    await lockOutsideProvider(tx, code);
    const done = await update(tx, { code, games });
    if (done.added + done.changed > 0)
      await recordAudit(tx, {
        actor: 'system',
        action: 'update-provider-games',
        subject: `provider:${code}`,
        after: done,
      });
    return done;
  };
}
