import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readGames } from './read-games.ts';
import { readPublicKey } from './public-key.ts';

const spki = { type: 'spki', format: 'pem' } as const;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pem = rsa.publicKey.export(spki).toString();

test('EASY-05 an RSA key is kept as SPKI, also when it comes as PKCS#1 or with blanks around it', () => {
  expect(readPublicKey(pem)).toBe(pem);
  expect(readPublicKey(`\n${rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()}\n`)).toBe(pem);
});

test.each([
  ['a private key', () => rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), /private key/],
  ['a key of another kind', () => generateKeyPairSync('ed25519').publicKey.export(spki).toString(), /RSA/],
  [
    'a short key',
    () => generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey.export(spki).toString(),
    /1024 bits/,
  ],
  ['no key', () => 'hello', /BEGIN PUBLIC KEY/],
  ['a broken key', () => pem.replace('MII', 'MIX'), /BEGIN PUBLIC KEY/],
  ['nothing', () => '', /BEGIN PUBLIC KEY/],
])('EASY-05 %s is refused with what to bring instead', (_what, text, words) => {
  expect(() => readPublicKey(text())).toThrow(words);
});

const game = { code: 'sun-7', name: 'Sun 7', category: 'RNG' };

test('EASY-05 games are read with their names trimmed, in any script', () => {
  expect(readGames(JSON.stringify([game, { ...game, code: 'PGS:Sun.7', name: ' 太阳 7 ' }]))).toEqual([
    game,
    { ...game, code: 'PGS:Sun.7', name: '太阳 7' },
  ]);
});

test.each([
  ['no JSON', 'sun-7', /no JSON/],
  ['no list', '{}', /as they should be\. /],
  ['an empty list', '[]', /as they should be/],
  ['a game without a name', JSON.stringify([game, { code: 'x', category: 'RNG' }]), /: name of number 2/],
  ['an unknown category', JSON.stringify([{ ...game, category: 'CHESS' }]), /: category of number 1/],
  ['a code with a blank', JSON.stringify([{ ...game, code: 'a b' }]), /: code of number 1/],
  ['a name that nobody sees', JSON.stringify([{ ...game, name: '\u200B' }]), /: name of number 1/],
  ['a name over two lines', JSON.stringify([{ ...game, name: 'Sun\n7' }]), /: name of number 1/],
  ['a name of 81 characters', JSON.stringify([{ ...game, name: 'x'.repeat(81) }]), /: name of number 1/],
  ['a code that is a number', JSON.stringify([{ ...game, code: 7 }]), /: code of number 1/],
  ['something more', JSON.stringify([{ ...game, rtp: '99' }]), /number 1/],
  ['a code twice', JSON.stringify([game, game]), /sun-7 twice/],
])('EASY-05 games with %s are refused with the place', (_what, text, words) => {
  expect(() => readGames(text)).toThrow(words);
});
