/**
 * Roles and what each may do: the one matrix. A permission is `area.verb`, and a call that asks for one that is not here
 * does not compile. What is proposed is approved by another operator. `docs/roles.md` is written from this file.
 */
export const operatorRoles = ['support', 'finance', 'risk', 'content', 'draw', 'agents', 'auditor', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const everyRole = operatorRoles;

export const permissionMatrix = {
  /** An operator's own session: who I am, unlock, log out. */
  'session.own': everyRole,
  /** Proposals of the kinds that the role may see; the permission of the kind decides who votes. */
  'approvals.see': everyRole,
  'approvals.vote': ['finance', 'risk', 'draw', 'admin'],
  'players.see': ['support', 'finance', 'risk', 'agents', 'auditor', 'admin'],
  /** Personal data in clear, with a reason. */
  'players.reveal': ['support', 'finance', 'risk', 'auditor'],
  /** Lock an account, end its sessions. */
  'players.lock': ['support', 'risk', 'admin'],
  /** Write a note about a player, for other operators. */
  'players.note': ['support', 'finance', 'risk'],
  'factors.see': ['support', 'risk', 'auditor'],
  'factors.propose': ['support'],
  'factors.approve': ['risk'],
  /** Matches of the sportsbooks with their bets. */
  'sports.see': ['risk', 'draw', 'auditor'],
  /** To void one that has no result. */
  'sports.propose': ['draw'],
  'sports.approve': ['risk'],
  /** What rules find, with its evidence, and the cases about it. */
  'risk.see': ['risk', 'auditor'],
  /** To take a case, note, write to the player in fixed words, and say what came of it. */
  'risk.do': ['risk'],
  /** To lock the account. */
  'risk.propose': ['risk'],
  'risk.approve': ['risk'],
  /** Documents of players: that they are there, and how they were decided upon. */
  'verifications.see': ['support', 'finance', 'risk', 'auditor'],
  /** A document in clear, with a reason. */
  'verifications.open': ['support', 'risk'],
  'verifications.decide': ['support', 'risk'],
  /** To refuse for good and lock the account. */
  'verifications.propose': ['support', 'risk'],
  'verifications.approve': ['risk'],
  'withdrawals.see': ['support', 'finance', 'risk', 'auditor', 'admin'],
  'withdrawals.do': ['finance', 'risk'],
  'withdrawals.propose': ['finance'],
  'withdrawals.approve': ['finance'],
  'deposits.see': ['support', 'finance', 'risk', 'auditor', 'admin'],
  'deposits.propose': ['finance'],
  'deposits.approve': ['finance', 'risk'],
  /** Movements that players say are wrong. */
  'disputes.see': ['support', 'finance', 'risk', 'auditor'],
  'disputes.do': ['support', 'finance'],
  'vendorTransfers.see': ['support', 'finance', 'risk', 'auditor', 'admin'],
  /** Ask a vendor again about a transfer without an end. */
  'vendorTransfers.do': ['finance', 'risk'],
  /** Batches of voucher codes. */
  'vouchers.see': ['finance', 'risk', 'auditor'],
  'vouchers.propose': ['finance'],
  'vouchers.approve': ['finance', 'risk'],
  'adjustments.see': ['finance', 'risk', 'auditor'],
  'adjustments.propose': ['finance'],
  'adjustments.approve': ['finance', 'risk'],
  /** Promotions: what they ask and pay, and what they cost. */
  'promotions.see': ['support', 'content', 'finance', 'risk', 'auditor'],
  /** Make and change them while they are drafts, and close them. */
  'promotions.do': ['content'],
  /** Publish; above a budget another operator approves. */
  'promotions.propose': ['content'],
  'promotions.approve': ['finance'],
  /** Applications with proof. */
  'promotions.review': ['support', 'finance'],
  'content.see': ['content', 'auditor'],
  'content.do': ['content'],
  'catalogue.see': ['content', 'auditor'],
  'catalogue.do': ['content'],
  /** Bonus money of players, and taking a bonus back. */
  'bonuses.see': ['support', 'finance', 'risk', 'auditor', 'admin'],
  'bonuses.cancel': ['finance', 'risk'],
  'points.see': ['support', 'content', 'finance', 'auditor'],
  /** Goods of the points mall: words, price, stock. */
  'points.offer': ['content'],
  /** Exchanges: sent, or rejected with the points given back. */
  'points.decide': ['support', 'finance'],
  'activities.see': ['support', 'content', 'finance', 'auditor'],
  /** Missions, raffles and red envelopes: words, schedule, prizes, stock. */
  'activities.offer': ['content'],
  /** The ladder of ranks, with who would move by a change. */
  'vip.see': ['support', 'finance', 'risk', 'content', 'auditor'],
  'vip.change': ['finance'],
  /** A player's rank by hand, with a reason. */
  'vip.set': ['risk', 'finance'],
  /** Invited friends who have earned something. */
  'cardPairs.see': ['risk', 'auditor'],
  'referral.see': ['support', 'finance', 'risk', 'auditor'],
  /** Those that are held, because two accounts may be one person. */
  'referral.decide': ['risk'],
  'feedback.see': ['support', 'content', 'auditor'],
  'feedback.do': ['support', 'content'],
  'providerKeys.see': ['risk', 'content', 'auditor', 'admin'],
  'providerKeys.propose': ['admin'],
  'providerKeys.approve': ['risk'],
  'results.see': ['risk', 'draw', 'auditor'],
  'results.propose': ['draw'],
  'results.approve': ['draw'],
  /** Open lottery games, close and order them. */
  'lotteries.do': ['draw'],
  'settlements.see': ['auditor'],
  'settlements.propose': ['draw'],
  'settlements.approve': ['risk'],
  /** The tree of agents, and moving a branch of it. */
  'agents.see': ['finance', 'risk', 'agents', 'auditor'],
  'agents.propose': ['agents'],
  'agents.approve': ['finance', 'risk'],
  'contracts.see': ['finance', 'agents', 'auditor'],
  'contracts.do': ['agents'],
  'agentRuns.see': ['finance', 'agents', 'auditor'],
  'agentRuns.propose': ['agents'],
  'agentRuns.approve': ['finance'],
  'corrections.see': ['auditor'],
  'corrections.propose': ['agents'],
  'corrections.approve': ['finance'],
  'siteSettings.see': ['auditor', 'admin'],
  'siteSettings.do': ['admin'],
  'moneySettings.see': ['finance', 'risk', 'auditor', 'admin'],
  'moneySettings.propose': ['admin'],
  'moneySettings.approve': ['finance', 'risk'],
  'operators.see': ['auditor', 'admin'],
  'operators.propose': ['admin'],
  'operators.approve': ['admin'],
  'figures.see': ['finance', 'risk', 'draw', 'agents', 'auditor', 'admin'],
  'reports.see': ['finance', 'risk', 'draw', 'agents', 'auditor', 'admin'],
  'reports.export': ['finance', 'risk', 'auditor'],
  'audit.see': ['auditor', 'admin'],
} as const satisfies Record<`${string}.${string}`, readonly OperatorRole[]>;

export type Permission = keyof typeof permissionMatrix;

/** What several roles together may do. */
export function permissionsOf(roles: readonly OperatorRole[]): Set<Permission> {
  const granted = Object.entries(permissionMatrix).filter(([, holders]) =>
    holders.some((role: OperatorRole) => roles.includes(role)),
  );
  return new Set(granted.map(([permission]) => permission as Permission));
}

const moneyAndDraws: readonly OperatorRole[] = ['finance', 'risk', 'draw', 'agents'];

/** An administrator appoints and so moves no money; an auditor looks on and does nothing else. */
export function mayHoldTogether(roles: readonly OperatorRole[]): boolean {
  if (roles.includes('auditor') && roles.some((role) => role !== 'auditor')) return false;
  return !(roles.includes('admin') && roles.some((role) => moneyAndDraws.includes(role)));
}
