import { LIVE_CHAT_CHANNEL } from '@pelita/contract';
import type { EngineId } from '@pelita/games';
import { announcementsModule } from '../modules/announcements/index.ts';
import { cashierModule, sandboxBank } from '../modules/cashier/index.ts';
import { catalogueModule, gameShape, pictureUrl } from '../modules/catalogue/index.ts';
import { feedbackModule } from '../modules/feedback/index.ts';
import { helpModule } from '../modules/help/index.ts';
import { type IdentityModule, identityModule } from '../modules/identity/index.ts';
import { playModule } from '../modules/play/index.ts';
import { createSiteGate, siteModule } from '../modules/site/index.ts';
import { type FindTitle, STUDIO_PROVIDER_CODE, studioModule } from '../modules/studio/index.ts';
import { sandboxChat, supportModule } from '../modules/support/index.ts';
import { walletModule } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/tx.ts';
import { isLoopback } from '../platform/environment/loopback.ts';
import { createRates, noRates } from '../platform/http/rate/rates.ts';
import { originFor } from '../platform/http/request-origin.ts';
import type { Module } from '../platform/module.ts';
import type { Platform } from '../platform/platform.ts';
import { sandboxInbox } from '../platform/providers/inbox/index.ts';
import { sealingModule } from '../platform/sealing/index.ts';
import { loadBrandContent } from './brand-content.ts';
import type { Application } from './build-app.ts';

export type ComposeOptions = {
  /** Where the studio reaches the wallet of this deployment; this server's own port when left out. */
  walletUrl?: () => string;
  /** Lists only the titles that the brand has written down, not its long shelf. */
  isShortCatalogue?: boolean;
};

export type ComposedModules = Application & { identity: IdentityModule };

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
    ...(options.walletUrl ? { walletUrl: options.walletUrl } : {}),
  });
  const identity = identityModule(platform, {
    endGameSessions: (tx, sessionId) => play.endGameSessions(tx, sessionId),
    avatarUrl: (seed) => pictureUrl('avatar', seed),
  });
  const play = playModule({
    currency: brand.currency,
    newToken: () => random.token(),
    holdOpenSession: identity.holdOpenSession,
    originFor: origin,
    launchUrls: { [STUDIO_PROVIDER_CODE]: studio.launchUrl },
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
    findGame: catalogue.findGame,
    country: brand.country,
  });
  const bank = environment.sandbox
    ? sandboxBank(await platform.secrets.get('sandbox-bank', () => random.token()))
    : null;
  const inbox = environment.sandbox ? sandboxInbox(platform) : null;
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
  const chat = environment.sandbox ? sandboxChat(platform) : null;
  const support = supportModule({
    channels: (host) => {
      const named = platform.settings.get('site.customerService');
      return named.length > 0 || !chat ? named : [{ type: LIVE_CHAT_CHANNEL, path: origin(host) + chat.path }];
    },
    rankOf: identity.rankOf,
  });
  const announcements = announcementsModule({ pictureUrl, seed: content.announcements });
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
      announcements,
      helpModule({ pages: content.help, announcedTopics: announcements.helpTopics }),
      feedbackModule(platform),
      registeredStudio,
      support,
      ...(chat ? [chat] : []),
      ...(inbox ? [inbox] : []),
    ],
    identity,
    sessions: { resolve: (token) => identity.resolveSession(platform.database, token) },
    gate: createSiteGate(platform),
    openSeal: sealing.openSeal,
    // Whoever reaches a sandbox on loopback is the machine itself, tests by the hundred among them.
    rates: environment.sandbox && isLoopback(environment.host) ? noRates : createRates(),
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

type StudioGame = { providerCode: string; name: string; category: string; engine: string };
