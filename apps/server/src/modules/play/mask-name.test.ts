import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test('a winner’s name shows at most three of its letters', () => {
  expect(maskName('suria88')).toBe('su***8');
  expect(maskName('budi')).toBe('b***i');
  expect(maskName('ali')).toBe('a***');
  expect(maskName('')).toBe('***');
});
