import { expect, test } from 'vitest';
import { mayHoldTogether, operatorRoles, permissionMatrix, permissionsOf } from './permissions.ts';

test('an auditor looks on: reads, opens personal data and exports with a record, and changes nothing', () => {
  const verbs = [...permissionsOf(['auditor'])].map((permission) => permission.split('.')[1]);
  expect(new Set(verbs)).toEqual(new Set(['own', 'see', 'reveal', 'export']));
});

test('an administrator moves no money and decides no draw', () => {
  const granted = [...permissionsOf(['admin'])].filter((permission) => !/\.(see|own)$/.test(permission));
  expect(granted.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'approvals.vote',
    'moneySettings.propose',
    'operators.approve',
    'operators.propose',
    'players.lock',
    'providerKeys.propose',
    'siteSettings.do',
  ]);
});

test('each permission is held by a role, and whatever can be proposed can be approved', () => {
  for (const [permission, holders] of Object.entries(permissionMatrix))
    expect(holders.length, permission).toBeGreaterThan(0);
  const proposed = Object.keys(permissionMatrix).filter((permission) => permission.endsWith('.propose'));
  expect(proposed.length).toBeGreaterThan(0);
  for (const permission of proposed)
    expect(permissionMatrix).toHaveProperty([permission.replace('.propose', '.approve')]);
});

test('an administrator holds no role of money or draws beside, an auditor none at all', () => {
  for (const role of operatorRoles) {
    expect(mayHoldTogether([role])).toBe(true);
    expect(mayHoldTogether(['auditor', role])).toBe(role === 'auditor');
    expect(mayHoldTogether(['admin', role])).toBe(['admin', 'support', 'content'].includes(role));
  }
});
