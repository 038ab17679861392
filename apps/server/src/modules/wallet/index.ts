/**
 * What a player owns, shown to the player and moved by game providers. The calls of the contract read the ledger's
 * wallet; `/provider/{providerCode}/…` is the seamless wallet that providers call, signed, idempotent and safe in any
 * order: row, money and stored answer are one statement. Wins and counts for the boards are read from what providers
 * told us, real money only. Sessions and titles are resolved through the doors that the application hands in; the
 * ledger is the only module that this one calls.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WalletNeeds } from './needs.ts';
import { largestWins, roundsByGame } from './provider/boards.ts';
import { createFacts } from './provider/facts.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { createRegistry, registerProvider } from './provider/registry.ts';
import { walletRoutes } from './routes.ts';

export type { RealWin } from './provider/boards.ts';

export type WalletModule = Module & {
  plugin: ReturnType<typeof providerRoutes>;
  largestWins: typeof largestWins;
  roundsByGame: typeof roundsByGame;
  registerProvider: typeof registerProvider;
};

export function walletModule(platform: Platform, needs: WalletNeeds): WalletModule {
  const registry = createRegistry(platform);
  const facts = createFacts(platform.database, needs);
  return {
    name: 'wallet',
    bindings: walletRoutes,
    plugin: providerRoutes({ platform, needs, registry, facts }),
    largestWins,
    roundsByGame,
    registerProvider,
  };
}
