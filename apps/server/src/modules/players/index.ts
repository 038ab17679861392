/**
 * Players as operators see them: found by what is whole and exact, shown with personal data masked, opened field by field
 * with a reason. Opening a player and revealing a field are audited in the transaction that reads them. It changes nothing
 * of a player but the lock and the sessions.
 */
import * as contract from '@pelita/contract/office';
import { bind } from '../../platform/http/binding.ts';
import { serveList } from '../../platform/lists/served-list.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EndSessions } from '../accounts/index.ts';
import { findPlayers } from './find-players.ts';
import { getPlayer } from './get-player.ts';
import { endPlayerSessions, lockPlayer, unlockPlayer } from './lock-player.ts';
import { revealPlayer } from './reveal-player.ts';

export function playersModule(platform: Platform, { endSessions }: { endSessions: EndSessions }): Module {
  return {
    name: 'players',
    officeBindings: [
      bind(contract.getPlayer, getPlayer(platform)),
      bind(contract.revealPlayer, revealPlayer(platform)),
      bind(contract.lockPlayer, lockPlayer(endSessions)),
      bind(contract.unlockPlayer, unlockPlayer),
      bind(contract.endPlayerSessions, endPlayerSessions(endSessions)),
    ],
    lists: [serveList(contract.listPlayers, 'office_player', { search: findPlayers(platform) })],
  };
}
