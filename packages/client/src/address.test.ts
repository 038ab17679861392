import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('the address of a call fills its placeholders and leaves absent values out', () => {
  expect(addressOf({ path: '/wps/transaction/deposit/{method}' }, { params: { method: 'a/b' } })).toBe(
    '/wps/transaction/deposit/a%2Fb',
  );
  expect(addressOf({ path: '/wps/relay/X' }, { query: { gameName: 'naga & koi', vassalage: undefined } })).toBe(
    '/wps/relay/X?gameName=naga+%26+koi',
  );
  expect(addressOf({ path: '/wps/system/keys' }, {})).toBe('/wps/system/keys');
});
