/**
 * The tree of agents: who is above whom, now and at every instant before, and the rates that each account has from its
 * upline. Every account but trial ones is in it, alone at the top where no agent brought it. A line of ancestors is
 * versioned by the instant since which it holds; figures carry that version. `entrance` puts new accounts in, an approved
 * act of operators moves a branch, and `teams` shows an agent what is below.
 */
export { joinTree } from './join-tree.ts';
export { judgeMove, moveBranch } from './move-branch.ts';
export { setRatesBelow } from './set-rates.ts';
export {
  type AgentRates,
  ancestorsAt,
  depthBelow,
  highestRatesBelow,
  highestRebateOfLine,
  ratesOf,
  uplineOf,
} from './store.ts';
export { createLink, requireOpens } from './invitations/create-link.ts';
export { linksOf as linksOfAgent, type LinkRow, markEnded as endLink } from './invitations/store.ts';
export { type Invitation, invitationOfLink, stateOfLink, useLink } from './invitations/use-link.ts';
