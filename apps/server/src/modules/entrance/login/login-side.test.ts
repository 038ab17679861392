import { AGENT_CENTRE_TYPES, type AccountType, accountTypes } from '@pelita/contract';
import { expect, test } from 'vitest';
import { agentsSettings } from '../../agents/settings.ts';
import { refusalOfSide } from './login-side.ts';

const { member, agent, seniorAgent, trial, masterAgent, superAgent } = accountTypes;
const player = { role: 'player', status: 'open' } as const;
const entering = (types: readonly AccountType[]) =>
  Object.values(accountTypes).filter(
    (accountType) => refusalOfSide('agent', { ...player, accountType }, types) === null,
  );

test('GATE-03 the agent centre opens for types 1, 2, 41 and 42; a setting may add 4', () => {
  expect(entering(AGENT_CENTRE_TYPES)).toEqual([agent, seniorAgent, masterAgent, superAgent]);
  expect(entering([...AGENT_CENTRE_TYPES, trial])).toEqual([agent, seniorAgent, trial, masterAgent, superAgent]);
});

test('GATE-03 no setting lets plain members in', () => {
  const { schema } = agentsSettings.centreTypes;
  expect(schema.safeParse([...AGENT_CENTRE_TYPES, trial]).success).toBe(true);
  expect(schema.safeParse([...AGENT_CENTRE_TYPES, member]).success).toBe(false);
});

test('GATE-03 an operator is no agent, and a closed agent none any more', () => {
  const as = (changes: object) =>
    refusalOfSide('agent', { ...player, accountType: agent, ...changes }, AGENT_CENTRE_TYPES);
  expect(as({})).toBeNull();
  expect(as({ role: 'operator' })).toBe('non_agent');
  expect(as({ status: 'closed' })).toBe('non_agent');
});
