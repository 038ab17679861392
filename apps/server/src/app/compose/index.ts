/**
 * Every module of the server, composed in seven parts. A part builds its modules and names what it needs of the others;
 * the parts meet in this file alone. What one needs of a later part is handed in as a function, which is called when the
 * server runs and not before. A new module is added in the file of its part.
 */
import { openAdyen } from '../../modules/adyen/index.ts';
import { referralSettings } from '../../modules/referral/settings.ts';
import { agentsSettings } from '../../modules/agents/settings.ts';
import { approvalsModule } from '../../modules/approvals/index.ts';
import { contactOf, playerPrincipal, rankOf, usernames } from '../../modules/accounts/index.ts';
import type { ReconciliationModule } from '../../modules/reconciliation/index.ts';
import { pictureUrl } from '../../modules/catalogue/index.ts';
import { createSiteGate } from '../../modules/site/index.ts';
import type { OperatorsModule } from '../../modules/operators/index.ts';
import { rankLabelOf } from '../../modules/vip/index.ts';
import type { WalletModule } from '../../modules/wallet/index.ts';
import { STUDIO_PROVIDER_CODE } from '../../modules/studio/index.ts';
import { officeAtHome } from '../../platform/environment/office-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { carriersOf } from '../../platform/providers/carriers.ts';
import { identityProviders } from '../../platform/providers/identity/identity-providers.ts';
import { phoneIdentityOf } from '../../platform/providers/sms/phone-identity.ts';
import type { Application } from '../build-app.ts';
import type { DemoTeamNeeds } from '../demo-team/seed-demo-team.ts';
import { composeGames, type GamesNeeds } from './games.ts';
import { composeLottery } from './lottery.ts';
import { composeMoney, type MoneyNeeds } from './money.ts';
import { composeOffice, officeApplication } from './office.ts';
import { composePeople, type People, type PeopleParts } from './people.ts';
import { ratesOf } from './rates.ts';
import { badgeUrl, composeRewards } from './rewards.ts';
import { composeSandbox } from './sandbox.ts';
import { composeSite } from './site.ts';

export type ComposeOptions = Pick<GamesNeeds, 'walletUrl'> &
  Partial<Pick<GamesNeeds, 'isShortCatalogue'>> & {
    /** Where operators find the back office; by the environment when left out. */
    officeOrigin?: () => string;
    /** What a test brings instead of the slow ones. */
    parts?: PeopleParts;
  };

export type ComposedModules = Application & {
  people: Pick<People, 'accounts' | 'entrance'>;
  /** What gives a sandbox its history of play. */
  history: DemoTeamNeeds;
  reconciliation: ReconciliationModule;
  wallet: WalletModule;
  operators: OperatorsModule;
  /** The back office: another application over the same modules. */
  office: Application;
};

export async function createModules(platform: Platform, options: ComposeOptions = {}): Promise<ComposedModules> {
  const { officeOrigin, officePort } = platform.environment;
  const { content } = platform.brand;
  const sandbox = await composeSandbox(platform);
  const carriers = carriersOf(platform, sandbox.carriers);
  const adyen = await openAdyen(platform);
  const approvals = approvalsModule();
  const people = composePeople(
    platform,
    {
      carriers,
      identityProvider: identityProviders(platform, sandbox.issuer),
      phoneIdentity: phoneIdentityOf(platform, sandbox.phoneIdentity),
      banks: content.banks,
      avatarUrl: (seed) => pictureUrl('avatar', seed),
      rankLabelOf: rankLabelOf(platform.brand, { badgeUrl }),
      isReferralOn: () => platform.settings.get(referralSettings.isOn),
      endGameSessions: (tx, sessionId) => games.play.endGameSessions(tx, sessionId),
      hasMoneyElsewhere: (tx, playerId) => money.hasMoneyElsewhere(tx, playerId),
    },
    options.parts,
  );
  const { accounts, entrance } = people;
  const games = await composeGames(platform, {
    isShortCatalogue: false,
    ...options,
    catalogue: content.catalogue,
    bindControlled: approvals.bindControlled,
    usernames,
    largestWins: (tx, ask) => money.wallet.largestWins(tx, ask),
    roundsByGame: (tx, since) => money.wallet.roundsByGame(tx, since),
    launchUrlOf: (tx, code) => money.wallet.launchUrlOf(tx, code),
    registerProvider: (tx, provider) => money.wallet.registerProvider(tx, provider),
  });
  const { catalogue, play, studio } = games;
  const checkPaymentPassword: MoneyNeeds['checkPaymentPassword'] = (at, who, typed) =>
    accounts.checkOwnPassword(at, who, {
      typed,
      field: 'paymentPassword',
      purpose: 'payment',
      refusal: 'payment_password_wrong',
    });
  const money = composeMoney(platform, {
    sandbox,
    mail: carriers.mail,
    adyen,
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
    knownVendorUserOf: play.knownProviderUserId,
    studioBook: studio.ownBook,
    recordedGames: games.recordedGames,
    vendorNames: games.vendorNames,
    checkableRound: games.checkableRound,
    contactOf,
    depositBonus: {
      join: (tx, deposit) => rewards.depositBonus.join(tx, deposit),
      pay: (tx, deposit) => rewards.depositBonus.pay(tx, deposit),
    },
    bindControlled: approvals.bindControlled,
    refuseMoneyOut: entrance.refuseMoneyWithoutFactor,
    endSessions: accounts.endSessions,
    checkOwnPassword: accounts.checkOwnPassword,
    checkPaymentPassword,
    checkAuthenticator: accounts.checkAuthenticator,
    hasher: accounts.hasher,
    openAccountBelow: entrance.openAccountBelow,
  });
  const rewards = composeRewards(platform, {
    goods: content.pointGoods,
    ranks: content.vipRanks,
    referralSteps: content.referralSteps,
    promotions: content.promotions,
    depositMethods: content.depositMethods,
    bindControlled: approvals.bindControlled,
    activities: content.activities,
    checkPaymentPassword,
  });
  const lottery = composeLottery(platform, approvals);
  const site = composeSite(platform, { sandbox, content, rankOf, captcha: entrance.captcha });
  const office = composeOffice(platform, {
    accounts,
    approvals,
    lists: () => modules.flatMap(({ lists = [] }) => lists),
    officeOrigin: options.officeOrigin ?? (() => officeOrigin ?? officeAtHome(officePort)),
  });
  const centreTypes = () => platform.settings.get(agentsSettings.centreTypes);
  const modules = [site, people, games, money, lottery, rewards, office, sandbox].flatMap((part) => part.modules);
  return {
    modules,
    people,
    history: {
      userOf: (tx, playerId) => play.providerUserId(tx, playerId, STUDIO_PROVIDER_CODE),
      playSpins: studio.playPastSpins,
    },
    reconciliation: money.reconciliation,
    wallet: money.wallet,
    frameOrigins: money.wallet.launchOrigins,
    principals: [playerPrincipal(accounts.sessions, centreTypes)],
    gate: createSiteGate(platform),
    openSeal: site.openSeal,
    rates: ratesOf(platform),
    operators: office.operators,
    office: officeApplication(platform, modules, office),
  };
}
