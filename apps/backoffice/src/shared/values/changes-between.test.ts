import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';

test.each([
  [
    'a value that changed',
    '{"state":"open","kept":1}',
    '{"state":"closed","kept":1}',
    [{ name: 'state', was: 'open', is: 'closed' }],
  ],
  [
    'a value that came and one that went',
    '{"a":1}',
    '{"b":2}',
    [
      { name: 'a', was: 1, is: null },
      { name: 'b', was: null, is: 2 },
    ],
  ],
  [
    'what was kept of an act alone',
    null,
    '{"address":"203.0.113.1"}',
    [{ name: 'address', was: undefined, is: '203.0.113.1' }],
  ],
  ['what went away whole', '{"provider":"google"}', null, [{ name: 'provider', was: 'google', is: null }]],
  ['a setting, which has one value', '30', '60', [{ name: null, was: 30, is: 60 }]],
  ['a list', '["MY"]', '[]', [{ name: null, was: ['MY'], is: [] }]],
  ['nothing', null, null, []],
])('OPS-06 the log shows %s', (_what, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});
