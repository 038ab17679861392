import { expect, test } from 'vitest';
import { inOrderOfNeed } from './function-files.ts';

const file = (name: string, body: string) => ({
  name,
  checksum: '',
  sql: `create or replace function ${name}() ${body}`,
});
const atomic = (...calls: string[]) =>
  `returns int language sql\nreturn ${[...calls.map((call) => `${call}()`), '1'].join(' + ')};`;
const late = (...calls: string[]) =>
  `returns int language plpgsql as $$ begin return ${calls.join('() + ')}(); end $$;`;
const named = (files: { name: string }[]) => files.map(({ name }) => name);

test('a function comes after those that its body is compiled with', () => {
  expect(named(inOrderOfNeed([file('a', atomic('b')), file('b', atomic('c')), file('c', atomic())]))).toEqual([
    'c',
    'b',
    'a',
  ]);
});

test('what is in dollar quotes or in a comment needs nothing before it', () => {
  expect(named(inOrderOfNeed([file('a', late('b')), file('b', `-- unlike a\n${late('a')}`)]))).toEqual(['a', 'b']);
});

test('an aggregate comes before the view that is made of it', () => {
  const files = [
    { name: 'a', checksum: '', sql: 'create or replace view a as select b(n) from numbers;' },
    { name: 'b', checksum: '', sql: 'create or replace aggregate b(bigint) (sfunc = int8pl, stype = bigint);' },
  ];
  expect(named(inOrderOfNeed(files))).toEqual(['b', 'a']);
});

test.each([
  ['need each other in a circle: a → b → a', [file('a', atomic('b')), file('b', atomic('a'))]],
  ['Two function files define the same name', [file('a', atomic()), file('a', late('b'))]],
  ['it defines nothing', [{ name: 'a', checksum: '', sql: 'create function a() returns int language sql return 1;' }]],
  ['it defines b', [{ ...file('b', atomic()), name: 'a' }]],
])('files that %s are refused', (words, files) => {
  expect(() => inOrderOfNeed(files)).toThrow(words);
});
