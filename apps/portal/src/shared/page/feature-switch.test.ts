import type { WhitelabelNode } from '@pelita/contract';
import { expect, test } from 'vitest';
import { isSwitchedOn } from './feature-switch.ts';

const tree = (enabled: '0' | '1'): WhitelabelNode[] => [
  { modId: 'COMM3', enabled: '1', childrenNodes: [{ modId: 'DIRECTREG3', enabled, childrenNodes: [] }] },
];

test('SHELL-02 registration is offered only when DIRECTREG3 is on, anywhere in the tree', () => {
  expect(isSwitchedOn(tree('1'), 'DIRECTREG3')).toBe(true);
  expect(isSwitchedOn(tree('0'), 'DIRECTREG3')).toBe(false);
  expect(isSwitchedOn([], 'DIRECTREG3')).toBe(false);
});
