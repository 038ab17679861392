import { describe, expect, test } from 'vitest';
import { returnAddress, returnPath } from './return-path.ts';

describe('LOGIN-11 where a login by an identity provider leads back to', () => {
  test.each(['/', '/hot', '/rng?vendor=LUNA&page=2', '/help?topic=a%20b'])('%s is a page of this site', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test('nothing named is home', () => expect(returnPath(undefined)).toBe('/'));

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/hot\n//evil.example',
    '/\t/evil.example',
    'hot',
    '',
  ])('SEC-03 %j leads away from it and is refused', (path) => {
    expect(() => returnPath(path)).toThrow('invalid_field');
  });

  test('the outcome is in the fragment, the login over the page', () => {
    expect(returnAddress('/hot?a=1', 'social=abc')).toBe('/hot?a=1&modal=login#social=abc');
  });
});
