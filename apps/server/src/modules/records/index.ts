/**
 * What a member looks up of the past: deposits, withdrawals, every movement of the wallet, bets, and what it all came to.
 * Lists are found and counted by figures and read by key, so that a member with a million bets waits no longer than one with
 * ten; orders and withdrawals come from their own modules. Nothing is changed here.
 */
import type { Module } from '../../platform/module.ts';
import type { RecordsNeeds } from './needs.ts';
import { recordsRoutes } from './routes.ts';

export type { RecordsNeeds };

export function recordsModule(needs: RecordsNeeds): Module {
  return { name: 'records', bindings: recordsRoutes(needs) };
}
