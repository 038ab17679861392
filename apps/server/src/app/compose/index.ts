/**
 * Every module of the server, composed in five parts. A part builds its modules and names what it needs of the others;
 * the parts meet in this file alone. What one needs of a later part is handed in as a function, which is called when the
 * server runs and not before. A new module is added in the file of its part.
 */
import type { IdentityModule } from '../../modules/entrance/index.ts';
import type { ReconciliationModule } from '../../modules/reconciliation/index.ts';
import { createSiteGate } from '../../modules/site/index.ts';
import type { WalletModule } from '../../modules/wallet/index.ts';
import { isLoopback } from '../../platform/environment/loopback.ts';
import { createSharedRates, noRates } from '../../platform/http/rate/rates.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadBrandContent } from '../brand-content.ts';
import type { Application } from '../build-app.ts';
import { composeGames, type GamesNeeds } from './games.ts';
import { composeMoney } from './money.ts';
import { composePeople } from './people.ts';
import { composeSandbox } from './sandbox.ts';
import { composeSite } from './site.ts';

export type ComposeOptions = Pick<GamesNeeds, 'walletUrl'> & Partial<Pick<GamesNeeds, 'isShortCatalogue'>>;

export type ComposedModules = Application & {
  identity: IdentityModule;
  reconciliation: ReconciliationModule;
  wallet: WalletModule;
};

export async function createModules(platform: Platform, options: ComposeOptions = {}): Promise<ComposedModules> {
  const { environment, database } = platform;
  const content = await loadBrandContent(platform.brand.code);
  const sandbox = await composeSandbox(platform);
  const people = composePeople(platform, {
    sandbox,
    banks: content.banks,
    endGameSessions: (tx, sessionId) => games.play.endGameSessions(tx, sessionId),
    hasMoneyElsewhere: (tx, playerId) => money.hasMoneyElsewhere(tx, playerId),
  });
  const { identity } = people;
  const games = await composeGames(platform, {
    isShortCatalogue: false,
    ...options,
    catalogue: content.catalogue,
    usernames: identity.usernames,
    largestWins: (tx, ask) => money.wallet.largestWins(tx, ask),
    roundsByGame: (tx, since) => money.wallet.roundsByGame(tx, since),
    launchUrlOf: (tx, code) => money.wallet.launchUrlOf(tx, code),
    registerProvider: (tx, provider) => money.wallet.registerProvider(tx, provider),
  });
  const { catalogue, play, studio } = games;
  const money = composeMoney(platform, {
    sandbox,
    depositMethods: content.depositMethods,
    lobby: {
      listGames: catalogue.listOutsideGames,
      updateGames: catalogue.updateOutsideGames,
      showVendor: catalogue.showVendor,
      countGames: catalogue.countProviderGames,
    },
    codeOfProviderGame: catalogue.codeOfProviderGame,
    resolveGameSession: play.resolveGameSession,
    playerOfProviderUser: play.playerOfProviderUser,
    vendorUserOf: play.providerUserId,
    studioBook: studio.ownBook,
    contactOf: identity.contactOf,
    refuseMoneyOut: identity.refuseMoneyWithoutFactor,
  });
  const site = composeSite(platform, { sandbox, content, rankOf: identity.rankOf });
  const parts = [site, people, games, money, sandbox];
  return {
    modules: parts.flatMap(({ modules }) => modules),
    identity,
    reconciliation: money.reconciliation,
    wallet: money.wallet,
    frameOrigins: money.wallet.launchOrigins,
    sessions: {
      resolve: (token) => identity.resolveSession(database, token),
      peek: (token) => identity.peekSession(database, token),
      hold: (tx, { playerId, sessionId }) => identity.holdOpenSession(tx, playerId, sessionId),
    },
    gate: createSiteGate(platform),
    openSeal: site.openSeal,
    // A caller of a sandbox on loopback is the machine itself, tests by the hundred among them.
    rates: environment.sandbox && isLoopback(environment.host) ? noRates : createSharedRates(database),
  };
}
