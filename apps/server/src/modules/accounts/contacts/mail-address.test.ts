import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';

test('PASS-01 an address is compared in one form', () => {
  expect(mailAddress('  Ali.Baba+x@Mail.Example ')).toBe('ali.baba+x@mail.example');
});

test.each([
  '',
  'ali',
  'ali@',
  '@mail.example',
  'ali@mail',
  'a b@mail.example',
  'ali@mail..example',
  'ali@mail.example\nbcc: all@mail.example',
  'ali@mail.example,eve@mail.example',
  '<ali@mail.example>',
  'ali@-mail.example',
  `${'a'.repeat(65)}@mail.example`,
  `a@${'b'.repeat(300)}.example`,
])('PASS-01 is no mail address: %j', (typed) => {
  expect(mailAddress(typed)).toBeNull();
});
