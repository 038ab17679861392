import * as contract from '@pelita/contract';
import { type Binding, bind, bindLong, bindReading, bindTable } from '../../platform/http/binding.ts';
import type { Platform } from '../../platform/platform.ts';
import { createInvitationLink, endInvitationLink, listInvitationLinks } from './accounts/invitation-links.ts';
import { openTeamAccount } from './accounts/open-team-account.ts';
import { renewTeamPassword } from './accounts/renew-team-password.ts';
import { setTeamRates } from './accounts/set-team-rates.ts';
import { getTeamOverview } from './figures/get-team-overview.ts';
import { memberColumns, teamBetColumns, teamMovementColumns, teamProfitColumns } from './lists/file-columns.ts';
import { listTeam } from './lists/list-team.ts';
import { listTeamBets } from './lists/list-team-bets.ts';
import { listTeamMovements } from './lists/list-team-movements.ts';
import { listTeamProfit } from './lists/list-team-profit.ts';
import type { TeamNeeds } from './needs.ts';
import { getTransferTerms, transferDownline, transferUpline } from './transfers/transfer-calls.ts';

export function teamRoutes(platform: Platform, needs: TeamNeeds): Binding[] {
  return [
    bindReading(contract.getTeamOverview, getTeamOverview(platform)),
    bindTable(contract.listTeam, listTeam(platform), memberColumns),
    bindTable(contract.listTeamBets, listTeamBets(platform, needs), teamBetColumns),
    bindTable(contract.listTeamProfit, listTeamProfit(platform), teamProfitColumns),
    bindTable(contract.listTeamMovements, listTeamMovements(platform), teamMovementColumns),
    bindLong(contract.openTeamAccount, openTeamAccount(needs)),
    bindLong(contract.renewTeamPassword, renewTeamPassword(platform, needs.hasher)),
    bind(contract.setTeamRates, setTeamRates),
    bindReading(contract.listInvitationLinks, listInvitationLinks),
    bind(contract.createInvitationLink, createInvitationLink(platform)),
    bind(contract.endInvitationLink, endInvitationLink),
    bindReading(contract.getTransferTerms, getTransferTerms(platform)),
    bindLong(contract.transferUpline, transferUpline(platform, needs)),
    bindLong(contract.transferDownline, transferDownline(platform, needs)),
  ];
}
