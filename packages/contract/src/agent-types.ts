import type { AccountType } from './constants.ts';

type AgentAbilities = {
  name: 'agent' | 'seniorAgent' | 'masterAgent' | 'superAgent';
  /** The types of accounts that it may open directly below itself. */
  opens: readonly AccountType[];
};

/** What an agent of each type may do. Offers of contracts and money to those below are every agent's. */
const agentTypes: Partial<Record<AccountType, AgentAbilities>> = {
  1: { name: 'agent', opens: [0, 1] },
  2: { name: 'seniorAgent', opens: [0, 1, 2] },
  41: { name: 'masterAgent', opens: [0, 1, 2, 41] },
  42: { name: 'superAgent', opens: [0, 1, 2, 41] },
};

/** What an account of a type may do as an agent; null for members and trial accounts. */
export function agentAbilities(type: AccountType): AgentAbilities | null {
  return agentTypes[type] ?? null;
}

export function isAgentType(type: number): boolean {
  return type in agentTypes;
}
