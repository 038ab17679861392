import { ruleProblem } from '@pelita/contract';
import { createSeededRandom } from '@pelita/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationRules } from '../../entrance/index.ts';
import { settingsWith } from '../../../platform/settings/testing/settings-with.ts';
import { canonicalUsername, claimedSpellings, isReadable, trialUsername } from './username.ts';

/** Each pair could be shown beside the other, and nobody would know who is who. */
const alike: [string, string, string][] = [
  ['a Cyrillic а', 'alice01', '\u0430lice01'],
  ['a Cyrillic capital В', 'Bob0001', '\u0412ob0001'],
  ['a whole word of Cyrillic', 'cocoa1', '\u0441\u043E\u0441\u043E\u0430' + '1'],
  ['a Greek ο', 'kosong', 'k\u03BFs\u03BFng'],
  ['an Armenian օ', 'kosong', 'k\u0585song'],
  ['a dotless i', 'siti01', 's\u0131ti01'],
  ['a capital I with its dot', 'siti01', 'S\u0130TI01'],
  ['the g of phonetics', 'agung1', 'a\u0261ung1'],
  ['full width', 'alice01', '\uFF41\uFF4C\uFF49\uFF43\uFF45\uFF10\uFF11'],
  ['letters of mathematics', 'alice01', '\u{1D41A}\u{1D425}\u{1D422}ce01'],
  ['a zero-width space', 'alice01', 'ali\u200Bce01'],
  ['a zero-width joiner', 'alice01', 'ali\u200Dce01'],
  ['a soft hyphen', 'alice01', 'ali\u00ADce01'],
  ['a mark of direction', 'alice01', '\u202Ealice01'],
  ['a combining line below', 'alice01', 'al\u0332ice01'],
  ['an accent', 'jose01', 'jos\u00E9' + '01'],
  ['the same accent in two pieces', 'jos\u00E9' + '01', 'jose\u0301' + '01'],
  ['many marks on one letter', 'alice01', 'a\u0301\u0302\u0303lice01'],
  ['a tone of Thai set twice', '\u0E01\u0E48\u0E01\u0E48', '\u0E01\u0E48\u0E48\u0E01\u0E48'],
  ['a Katakana ro for the Chinese mouth', '\u53E3\u53E3', '\u30ED\u30ED'],
  ['a radical for its character', '\u4E00\u4E00', '\u2F00\u2F00'],
];

test.each(alike)('REG-13 LOGIN-14 %s makes no other username', (_what, one, other) => {
  const taken = new Set(claimedSpellings(one));
  expect(claimedSpellings(other).some((spelling) => taken.has(spelling))).toBe(true);
});

test('a name of ASCII is found under its lower case and nothing else, however alike its letters are', () => {
  const ascii = fc.string({
    unit: fc.constantFrom('a', 'b', 'X', 'Y', '0', '1', '9', 'I', 'l', 'O', 'o', 'm'),
    minLength: 1,
    maxLength: 13,
  });
  fc.assert(
    fc.property(ascii, (name) => {
      expect(claimedSpellings(name)).toEqual([name.toLowerCase()]);
    }),
  );
});

test('whatever is typed, its letter case finds the same name, and that name finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 13 }), (typed) => {
      const name = canonicalUsername(typed);
      expect(claimedSpellings(typed)).toContain(name);
      expect(canonicalUsername(typed.normalize('NFKC').toLowerCase())).toBe(name);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ' alice',
  'alice ',
  'al ice',
  'al\u00A0ice',
  'al\u200Bice',
  '\u202Ealice',
  '\u3164\u3164',
  '\u2800\u2800',
  'a\u0000b',
  '\uE000',
  'ali\n',
  '',
])('REG-13 a username that does not show all of itself is none: %j', (name) => expect(isReadable(name)).toBe(false));

test.each([
  'alice01',
  'Ali_88.x-y@z',
  '\u674E\u660E',
  '\u0430\u043B\u0438\u043D\u0430',
  '\u0E19\u0E49\u0E33',
  'Nguy\u1EC5n',
])('a username of any script shows itself: %s', (name) => expect(isReadable(name)).toBe(true));

test('letter case and compatibility forms do not make another username', () => {
  expect(canonicalUsername('Alice01')).toBe('alice01');
  expect(canonicalUsername('ＡＬＩＣＥ01')).toBe('alice01');
  // The Kelvin sign and the long s fall together with k and s.
  expect(canonicalUsername('\u212Aevin\u017F')).toBe('kevins');
});

test('a drawn trial name is a username of the registration rule', () => {
  const random = createSeededRandom('trial names');
  const { username } = registrationRules(settingsWith({}));
  const drawn = new Set(Array.from({ length: 500 }, () => trialUsername(random)));
  expect(drawn.size).toBe(500);
  for (const name of drawn) expect(ruleProblem(name, username)).toBeNull();
});
