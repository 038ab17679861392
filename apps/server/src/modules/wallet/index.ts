/**
 * What a player owns, shown to the player and moved by game providers. The calls of the contract read the ledger's
 * wallet; `/provider/{providerCode}/…` is the seamless wallet that providers call, signed, idempotent and safe in any
 * order: row, money and stored answer are one statement. Wins and counts for the boards are read from what providers
 * told us, real money only. Sessions and titles are resolved through the doors that the application hands in; the
 * ledger is the only module that this one calls.
 */
import * as office from '@pelita/contract/office';
import { bind, bindReading } from '../../platform/http/binding.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WalletNeeds } from './needs.ts';
import { createBalanceReader } from './provider/balance-reader.ts';
import { largestWins, roundsByGame } from './provider/boards.ts';
import { checkTransactions, countTransactions } from './provider/check-transactions.ts';
import { createFacts } from './provider/facts.ts';
import { balanceState } from '../ledger/index.ts';
import { createMover } from './provider/mover.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { createRegistry, registerProvider } from './provider/registry.ts';
import { addProvider } from './registration/add-provider.ts';
import { createLaunchOrigins } from './registration/launch-origins.ts';
import { listAlerts } from './registration/list-alerts.ts';
import { listProviders } from './registration/list-providers.ts';
import { listForOperators, rotateByOperators, switchByOperator } from './registration/operators.ts';
import { rotateKey } from './registration/rotate-key.ts';
import { launchUrlOf } from './registration/store.ts';
import { switchProvider } from './registration/switch-provider.ts';
import { updateGames } from './registration/update-games.ts';
import { compareReport } from './report/compare-report.ts';
import { walletRoutes } from './routes.ts';

export type { WalletNeeds };
export { type Bet, betsOf, gamesOfTransactions } from './provider/bets.ts';
export type { RealWin } from './provider/boards.ts';
export { fillLaunchUrl } from './registration/launch-url.ts';
export type { ReportedPeriod } from './report/reported-period.ts';
export { readReport } from './report/read-report.ts';
export { Unfit } from './registration/unfit.ts';

/** Outside providers as an operator registers them. What cannot be is thrown as `Unfit`. */
export type Registration = {
  add: ReturnType<typeof addProvider>;
  list: ReturnType<typeof listProviders>;
  alerts: typeof listAlerts;
  rotateKey: typeof rotateKey;
  switch: ReturnType<typeof switchProvider>;
  updateGames: ReturnType<typeof updateGames>;
};

export type WalletModule = Module & {
  plugin: ReturnType<typeof providerRoutes>;
  largestWins: typeof largestWins;
  roundsByGame: typeof roundsByGame;
  registerProvider: typeof registerProvider;
  checkTransactions: typeof checkTransactions;
  countTransactions: typeof countTransactions;
  compareReport: typeof compareReport;
  registration: Registration;
  launchUrlOf: typeof launchUrlOf;
  /** Where the pages of outside providers stand. */
  launchOrigins: ReturnType<typeof createLaunchOrigins>;
};

export function walletModule(platform: Platform, needs: WalletNeeds): WalletModule {
  const registry = createRegistry(platform);
  const facts = createFacts(platform.database, needs);
  return {
    name: 'wallet',
    bindings: walletRoutes(needs),
    officeBindings: [
      bindReading(office.listOfficeProviders, listForOperators(needs.lobby)),
      bind(office.switchOfficeProvider, switchByOperator(needs.lobby)),
      needs.bindControlled(office.rotateProviderKey, rotateByOperators),
    ],
    liveStates: [balanceState],
    plugin: providerRoutes({
      platform,
      needs,
      registry,
      facts,
      move: createMover(platform),
      readBalance: createBalanceReader(platform),
    }),
    largestWins,
    roundsByGame,
    registerProvider,
    checkTransactions,
    countTransactions,
    compareReport,
    registration: {
      add: addProvider(needs.lobby),
      list: listProviders(needs.lobby),
      alerts: listAlerts,
      rotateKey,
      switch: switchProvider(needs.lobby),
      updateGames: updateGames(needs.lobby),
    },
    launchUrlOf,
    launchOrigins: createLaunchOrigins(platform),
  };
}
