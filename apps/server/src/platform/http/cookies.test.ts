import { expect, test } from 'vitest';
import { cookieHeader, ownCookieOf } from './cookies.ts';

const overHttp = { publicOrigin: null };
const overHttps = { publicOrigin: 'https://play.example.com' };
const cookie = { name: 'captchaId', value: 'a b', lifetimeSeconds: 300 };

test('SEC-02 over https a cookie is secure and of this host alone, and one without the prefix does not count', () => {
  expect(cookieHeader(cookie, overHttps)).toBe(
    '__Host-captchaId=a%20b; Path=/; Max-Age=300; HttpOnly; SameSite=Strict; Secure',
  );
  expect(ownCookieOf('captchaId=planted; __Host-captchaId=a%20b', 'captchaId', overHttps)).toBe('a b');
  expect(ownCookieOf('captchaId=planted', 'captchaId', overHttps)).toBeNull();
});

test('over http a browser would drop the prefix, so a cookie goes by its plain name', () => {
  expect(cookieHeader(cookie, overHttp)).toBe('captchaId=a%20b; Path=/; Max-Age=300; HttpOnly; SameSite=Strict');
  expect(ownCookieOf('captchaId=a%20b', 'captchaId', overHttp)).toBe('a b');
});
