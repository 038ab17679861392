/**
 * Players as operators see them: found by what is whole and exact, shown with personal data masked, opened field by field
 * with a reason. Opening a player and revealing a field are audited in the transaction that reads them. What
 * operators change is the lock, the sessions and, two of them together, a lost authenticator; each is told to the player.
 */
import * as contract from '@pelita/contract/office';
import { bind, bindReading } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EndSessions, ResetAuthenticator } from '../accounts/index.ts';
import type { BindControlled } from '../approvals/index.ts';
import { findPlayers } from './find-players.ts';
import { getPlayer } from './get-player.ts';
import { endPlayerSessions, lockPlayer, unlockPlayer } from './lock-player.ts';
import { addNote, listNotes } from './notes.ts';
import { resetFactor } from './reset-factor.ts';
import { revealPlayer } from './reveal-player.ts';

type Needs = { endSessions: EndSessions; resetAuthenticator: ResetAuthenticator; bindControlled: BindControlled };

export function playersModule(platform: Platform, { endSessions, resetAuthenticator, bindControlled }: Needs): Module {
  const acts = { endSessions, language: platform.brand.defaultLanguage };
  return {
    name: 'players',
    officeBindings: [
      bind(contract.getPlayer, getPlayer(platform)),
      bind(contract.revealPlayer, revealPlayer(platform)),
      bind(contract.lockPlayer, lockPlayer(acts)),
      bind(contract.unlockPlayer, unlockPlayer(acts)),
      bind(contract.endPlayerSessions, endPlayerSessions(acts)),
      bindControlled(contract.resetPlayerFactor, resetFactor({ brand: platform.brand, resetAuthenticator })),
      bindReading(contract.listPlayerNotes, listNotes),
      bind(contract.addPlayerNote, addNote),
    ],
    lists: [serveList(contract.listPlayers, 'office_player', { search: findPlayers(platform) })],
  };
}
