/**
 * Every module of the server, composed in five parts. A part builds its modules and names what it needs of the others;
 * the parts meet in this file alone. What one needs of a later part is handed in as a function, which is called when the
 * server runs and not before. A new module is added in the file of its part.
 */
import { contactOf, playerPrincipal, rankOf, usernames } from '../../modules/accounts/index.ts';
import type { ReconciliationModule } from '../../modules/reconciliation/index.ts';
import { pictureUrl } from '../../modules/catalogue/index.ts';
import { createSiteGate } from '../../modules/site/index.ts';
import type { WalletModule } from '../../modules/wallet/index.ts';
import type { Binding } from '../../platform/http/binding.ts';
import { createSharedRates, noRates } from '../../platform/http/rate/rates.ts';
import type { Platform } from '../../platform/platform.ts';
import { identityProviders } from '../../platform/providers/identity/identity-providers.ts';
import { phoneIdentityOf } from '../../platform/providers/sms/phone-identity.ts';
import type { Application } from '../build-app.ts';
import { composeGames, type GamesNeeds } from './games.ts';
import { composeMoney } from './money.ts';
import { composePeople, type People } from './people.ts';
import { composeSandbox } from './sandbox.ts';
import { composeSite } from './site.ts';

export type ComposeOptions = Pick<GamesNeeds, 'walletUrl'> & Partial<Pick<GamesNeeds, 'isShortCatalogue'>>;

export type ComposedModules = Application & {
  people: Pick<People, 'accounts' | 'entrance'>;
  reconciliation: ReconciliationModule;
  wallet: WalletModule;
  /** Calls of the modules for the back office’s table. */
  officeBindings: readonly Binding[];
};

export async function createModules(platform: Platform, options: ComposeOptions = {}): Promise<ComposedModules> {
  const { environment, database } = platform;
  const { content } = platform.brand;
  const sandbox = await composeSandbox(platform);
  const people = composePeople(platform, {
    carriers: sandbox.carriers,
    identityProvider: identityProviders(platform, sandbox.issuer),
    phoneIdentity: phoneIdentityOf(platform, sandbox.phoneIdentity),
    banks: content.banks,
    avatarUrl: (seed) => pictureUrl('avatar', seed),
    endGameSessions: (tx, sessionId) => games.play.endGameSessions(tx, sessionId),
    hasMoneyElsewhere: (tx, playerId) => money.hasMoneyElsewhere(tx, playerId),
  });
  const { accounts, entrance } = people;
  const games = await composeGames(platform, {
    isShortCatalogue: false,
    ...options,
    catalogue: content.catalogue,
    usernames,
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
    contactOf,
    refuseMoneyOut: entrance.refuseMoneyWithoutFactor,
    checkPaymentPassword: (at, who, typed) =>
      accounts.checkOwnPassword(at, who, {
        typed,
        field: 'paymentPassword',
        purpose: 'payment',
        refusal: 'payment_password_wrong',
      }),
    checkAuthenticator: accounts.checkAuthenticator,
  });
  const site = composeSite(platform, { sandbox, content, rankOf, captcha: entrance.captcha });
  const parts = [site, people, games, money, sandbox];
  return {
    modules: parts.flatMap(({ modules }) => modules),
    people,
    reconciliation: money.reconciliation,
    wallet: money.wallet,
    officeBindings: money.withdrawals.officeBindings,
    frameOrigins: money.wallet.launchOrigins,
    principals: [playerPrincipal(accounts.sessions)],
    gate: createSiteGate(platform),
    openSeal: site.openSeal,
    // A caller of a sandbox on loopback is the machine itself, tests by the hundred among them.
    rates: environment.sandbox && environment.isLocal ? noRates : createSharedRates(database),
  };
}
