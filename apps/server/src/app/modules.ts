import { LIVE_CHAT_CHANNEL } from '@pelita/contract';
import type { EngineId } from '@pelita/games';
import { languageOf } from '@pelita/i18n';
import { announcementsModule } from '../modules/announcements/index.ts';
import { cashierModule, countPending, sandboxBank } from '../modules/cashier/index.ts';
import { catalogueModule, gameShape, pictureUrl } from '../modules/catalogue/index.ts';
import { feedbackModule } from '../modules/feedback/index.ts';
import { helpModule } from '../modules/help/index.ts';
import { type IdentityModule, identityModule, playerPrincipal } from '../modules/identity/index.ts';
import { checkBook, countBook } from '../modules/ledger/index.ts';
import { type LaunchUrl, playModule } from '../modules/play/index.ts';
import { type BookCheck, type ReconciliationModule, reconciliationModule } from '../modules/reconciliation/index.ts';
import { createSiteGate, isForeignHost, siteMode, siteModule } from '../modules/site/index.ts';
import { type FindTitle, STUDIO_PROVIDER_CODE, type StudioModule, studioModule } from '../modules/studio/index.ts';
import { sandboxChat, supportModule } from '../modules/support/index.ts';
import {
  checkVendorTransfers,
  countVendorTransfers,
  hasMoneyAtVendors,
  sandboxVendor,
  vendorWalletsModule,
} from '../modules/vendor-wallets/index.ts';
import { fillLaunchUrl, type WalletModule, walletModule } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/tx.ts';
import { createSharedRates, noRates } from '../platform/http/rate/rates.ts';
import { originFor } from '../platform/http/request-origin.ts';
import type { Module } from '../platform/module.ts';
import type { Platform } from '../platform/platform.ts';
import { identityProviders } from '../platform/providers/identity/identity-providers.ts';
import { sandboxIssuer } from '../platform/providers/identity/sandbox-issuer/index.ts';
import { sandboxInbox } from '../platform/providers/inbox/index.ts';
import { phoneIdentityOf } from '../platform/providers/sms/phone-identity.ts';
import { sandboxPhoneIdentity } from '../platform/providers/sms/sandbox-phone-identity/index.ts';
import { sealingModule } from '../platform/sealing/index.ts';
import { loadBrandContent } from './brand-content.ts';
import type { Application } from './build-app.ts';
import { siteSettings } from '../modules/site/settings.ts';

export type ComposeOptions = {
  /** Where the studio reaches the wallet of this deployment; this server's own port when left out. */
  walletUrl?: () => string;
  /** Lists only the titles that the brand has written down, not its long shelf. */
  isShortCatalogue?: boolean;
};

export type ComposedModules = Application & {
  identity: IdentityModule;
  reconciliation: ReconciliationModule;
  wallet: WalletModule;
};

/**
 * Every module with the doors of those that it needs. Modules know each other only here: what one needs of a module
 * above it is handed in as a function.
 */
export async function createModules(platform: Platform, options: ComposeOptions = {}): Promise<ComposedModules> {
  const { brand, environment, random } = platform;
  const content = await loadBrandContent(brand.code);
  const origin = originFor(platform);
  const sealing = sealingModule(platform);

  const catalogue = catalogueModule(platform, {
    countRounds: (tx, since) => wallet.roundsByGame(tx, since),
    seed: content.catalogue,
    isWholeCatalogue: options.isShortCatalogue !== true,
    studioProviderCode: STUDIO_PROVIDER_CODE,
  });
  const studio = await studioModule(platform, {
    findTitle: studioTitles(platform, catalogue.findGame),
    isServed: ({ host, country }) =>
      !isForeignHost(platform.settings, host) && siteMode(platform.settings, country) !== 2,
    ...(options.walletUrl ? { walletUrl: options.walletUrl } : {}),
  });
  const inbox = environment.sandbox ? sandboxInbox(platform) : null;
  const issuer = environment.sandbox ? await sandboxIssuer(platform) : null;
  const sandboxPhone = inbox ? await sandboxPhoneIdentity(platform, inbox.sms) : null;
  const identity = identityModule(platform, {
    endGameSessions: (tx, sessionId) => play.endGameSessions(tx, sessionId),
    hasMoneyElsewhere: async (tx, playerId) =>
      (await countPending(tx, playerId)) > 0 || (await hasMoneyAtVendors(tx, playerId)),
    avatarUrl: (seed) => pictureUrl('avatar', seed),
    carriers: { sms: inbox?.sms ?? null, mail: inbox?.mail ?? null },
    banks: content.banks,
    identityProvider: identityProviders(platform, issuer),
    phoneIdentity: phoneIdentityOf(platform, sandboxPhone?.identity ?? null),
  });
  const play = playModule({
    currency: brand.currency,
    newToken: () => random.token(),
    originFor: origin,
    takesPlayMoney: (code) => code === STUDIO_PROVIDER_CODE,
    launchUrlOf: async (tx, code) =>
      code === STUDIO_PROVIDER_CODE ? studio.launchUrl : outsideLaunchUrl(await wallet.launchUrlOf(tx, code)),
    findGame: catalogue.findGame,
    listedGames: catalogue.listedGames,
    findRoom: catalogue.findRoom,
    isClosed: catalogue.isClosed,
    suggestInstead: catalogue.suggestInstead,
    noteLaunch: catalogue.noteLaunch,
    gameShape,
    pictureUrl,
    largestWins: (tx, ask) => wallet.largestWins(tx, ask),
    usernames: identity.usernames,
  });
  const wallet = walletModule(platform, {
    resolveGameSession: play.resolveGameSession,
    playerOfProviderUser: play.playerOfProviderUser,
    codeOfProviderGame: catalogue.codeOfProviderGame,
    lobby: {
      listGames: catalogue.listOutsideGames,
      updateGames: catalogue.updateOutsideGames,
      showVendor: catalogue.showVendor,
      countGames: catalogue.countProviderGames,
    },
    country: brand.country,
  });
  const bank = environment.sandbox
    ? sandboxBank(await platform.secrets.get('sandbox-bank', () => random.token()))
    : null;
  const cashier = cashierModule(platform, {
    currency: brand.currency,
    methods: content.depositMethods,
    providers: bank ? { [bank.provider.code]: bank.provider } : {},
    bank,
    mail: inbox?.mail ?? null,
    contactOf: identity.contactOf,
    originFor: origin,
    pictureUrl,
  });
  const transferVendor = environment.sandbox ? sandboxVendor(platform.database) : null;
  const vendorWallets = vendorWalletsModule({
    currency: brand.currency,
    vendors: transferVendor ? { [transferVendor.code]: transferVendor } : {},
    vendorUserOf: play.providerUserId,
    refuseMoneyOut: identity.refuseMoneyWithoutFactor,
  });
  const chat = environment.sandbox ? sandboxChat(platform) : null;
  const support = supportModule({
    channels: (host) => {
      const named = platform.settings.get(siteSettings.customerService);
      return named.length > 0 || !chat ? named : [{ type: LIVE_CHAT_CHANNEL, path: origin(host) + chat.path }];
    },
    rankOf: identity.rankOf,
  });
  const announcements = announcementsModule({ pictureUrl, seed: content.announcements });
  const reconciliation = reconciliationModule(platform, [
    { count: countBook, find: checkBook },
    { count: wallet.countTransactions, find: wallet.checkTransactions },
    studioBookCheck(studio.ownBook, wallet.compareReport),
    { count: countVendorTransfers, find: checkVendorTransfers },
  ]);
  const registeredStudio: Module = {
    ...studio,
    seed: (database) =>
      database.transaction((tx) =>
        wallet.registerProvider(tx, { code: STUDIO_PROVIDER_CODE, name: 'Studio', publicKeyPem: studio.publicKeyPem }),
      ),
  };

  return {
    modules: [
      sealing,
      siteModule(platform),
      identity,
      wallet,
      catalogue,
      play,
      cashier,
      vendorWallets,
      announcements,
      helpModule({ pages: content.help, announcedTopics: announcements.helpTopics }),
      feedbackModule(platform),
      registeredStudio,
      support,
      reconciliation,
      ...(chat ? [chat] : []),
      ...(inbox ? [inbox] : []),
      ...(issuer ? [issuer] : []),
      ...(sandboxPhone ? [sandboxPhone] : []),
    ],
    identity,
    reconciliation,
    wallet,
    frameOrigins: wallet.launchOrigins,
    principals: [playerPrincipal(identity.sessions)],
    gate: createSiteGate(platform),
    openSeal: sealing.openSeal,
    // Visitors of a local sandbox are this machine, tests by the hundred among them.
    rates: environment.sandbox && environment.isLocal ? noRates : createSharedRates(platform.database),
  };
}

function studioTitles(
  platform: Platform,
  findGame: (tx: Tx, gameCode: string) => Promise<StudioGame | null>,
): FindTitle {
  return async (gameCode) => {
    const game = await platform.database.reading((tx) => findGame(tx, gameCode));
    if (game === null || game.providerCode !== STUDIO_PROVIDER_CODE) return null;
    const { name, category, engine } = game;
    return { gameCode, name, category, engine: engine as EngineId, pictureUrl: pictureUrl('game', gameCode) };
  };
}

/** How far back the studio's book is compared with ours each night. */
const STUDIO_BOOK_HOURS = 48;
/** The two may have noted one transaction at different instants, so the studio's book is read from a little earlier. */
const STUDIO_BOOK_LEAD_HOURS = 1;

/** The studio is a provider, and its book is compared with ours as any provider's report is. */
function studioBookCheck(ownBook: StudioModule['ownBook'], compare: WalletModule['compareReport']): BookCheck {
  const startOf = (tx: Tx) => tx.now.subtract({ hours: STUDIO_BOOK_HOURS });
  const read = (tx: Tx) => ownBook(tx, startOf(tx).subtract({ hours: STUDIO_BOOK_LEAD_HOURS }));
  return {
    count: async (tx) => ({ studioTransactions: (await read(tx)).length }),
    find: async (tx) =>
      await compare(tx, {
        providerCode: STUDIO_PROVIDER_CODE,
        report: await read(tx),
        period: { from: startOf(tx), before: null },
      }),
  };
}

type StudioGame = { providerCode: string; name: string; category: string; engine: string | null };

/** An outside provider's page, with a player's language by its international tag and home as the way back. */
function outsideLaunchUrl(template: string | null): LaunchUrl | null {
  if (template === null) return null;
  return ({ origin, token, user, gameCode, currency, language }) =>
    fillLaunchUrl(template, {
      token,
      user,
      game_code: gameCode,
      currency,
      lang: languageOf(language).tag,
      lobby_url: `${origin}/`,
    });
}
