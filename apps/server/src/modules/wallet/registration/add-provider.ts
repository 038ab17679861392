import { PROVIDER_CODE_PATTERN } from '@pelita/contract';
import type { Tx } from '../../../platform/database/tx.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Lobby } from '../needs.ts';
import { readLaunchUrl } from './launch-url.ts';
import { readPublicKey } from './public-key.ts';
import { readGames } from './read-games.ts';
import { insertProvider } from './store.ts';
import { Unfit } from './unfit.ts';

/** As it was typed and read from files; nothing of it is trusted. */
export type ProviderToAdd = {
  code: string;
  /** What players read as the vendor; the code without it. */
  name?: string | undefined;
  publicKeyPem: string;
  launchUrl: string;
  gamesJson: string;
};

/** Registers an outside provider and lists its titles: all of it, or nothing. Answers how many titles. */
export function addProvider({ listGames }: Pick<Lobby, 'listGames'>) {
  return async (tx: Tx, asked: ProviderToAdd): Promise<number> => {
    const { code, name = code } = asked;
    if (!PROVIDER_CODE_PATTERN.test(code))
      throw new Unfit(`${JSON.stringify(code)} is no provider code: 2 to 20 of A to Z, 0 to 9 and _.`);
    if (!/^[^\p{Cc}\p{Cs}]{1,40}$/u.test(name) || name.trim() === '')
      throw new Unfit('The name must have 1 to 40 characters.');
    const provider = {
      code,
      name: name.trim(),
      publicKeyPem: readPublicKey(asked.publicKeyPem),
      launchUrl: readLaunchUrl(asked.launchUrl),
    };
    const games = readGames(asked.gamesJson);
    if (!(await insertProvider(tx, provider)))
      throw new Unfit(`${code} is registered already. Its key changes by rotate-key.`);
    if (!(await listGames(tx, { code, name: provider.name, games })))
      throw new Unfit(`${code} is the code of a vendor already. Take another.`);
    await recordAudit(tx, {
      actor: 'system',
      action: 'add-provider',
      subject: `provider:${code}`,
      after: { name: provider.name, launchUrl: provider.launchUrl, games: games.length },
    });
    return games.length;
  };
}
