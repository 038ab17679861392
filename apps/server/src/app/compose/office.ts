import type { AccountsModule } from '../../modules/accounts/index.ts';
import { adjustmentsModule } from '../../modules/adjustments/index.ts';
import { appointmentsModule } from '../../modules/appointments/index.ts';
import type { ApprovalsModule } from '../../modules/approvals/index.ts';
import { configurationModule } from '../../modules/configuration/index.ts';
import { exportsModule } from '../../modules/exports/index.ts';
import { operatorsModule } from '../../modules/operators/index.ts';
import { playersModule } from '../../modules/players/index.ts';
import type { Binding } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/read-list.ts';
import type { ServedList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Application } from '../build-app.ts';
import { ratesOf } from './rates.ts';

export type OfficeNeeds = {
  accounts: Pick<AccountsModule, 'hasher' | 'endSessions' | 'resetAuthenticator'>;
  approvals: ApprovalsModule;
  officeOrigin: () => string;
  /** Of every module. */
  lists: () => readonly ServedList[];
};

/** What operators alone use. */
export function composeOffice(platform: Platform, { accounts, approvals, officeOrigin, lists }: OfficeNeeds) {
  const operators = operatorsModule(platform, { hasher: accounts.hasher, officeOrigin });
  return {
    modules: [
      operators,
      approvals,
      appointmentsModule(approvals),
      configurationModule(platform, approvals),
      adjustmentsModule(platform, approvals),
      playersModule(platform, { ...accounts, ...approvals }),
      exportsModule(platform, { listNamed: (name) => lists().find(({ call }) => call.list.name === name) ?? null }),
    ],
    operators,
  };
}

/** The back office as an application of its own: every module's calls for operators, and nothing else of it. */
export function officeApplication(
  platform: Platform,
  modules: readonly Module[],
  { operators }: Pick<ReturnType<typeof composeOffice>, 'operators'>,
): Application {
  return {
    modules: modules.map((module) => ({ name: module.name, bindings: officeBindingsOf(platform, module) })),
    principals: [operators.principal],
    openSeal: () => Promise.reject(new Error('the back office has no sealed calls')),
    rates: ratesOf(platform),
  };
}

/** A module's calls for operators, its lists among them. */
function officeBindingsOf(
  { brand }: Pick<Platform, 'brand'>,
  { officeBindings = [], lists = [] }: Module,
): readonly Binding[] {
  return [...officeBindings, ...lists.map((list) => bindList(list, brand))];
}
