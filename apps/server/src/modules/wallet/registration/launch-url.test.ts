import { expect, test } from 'vitest';
import { fillLaunchUrl, originOfLaunchUrl, readLaunchUrl } from './launch-url.ts';

const good = 'https://play.example/open?token={token}&user={user}&game={game_code}&lang={lang}';
const places = '?t={token}&u={user}&g={game_code}';

test.each([
  good,
  `https://play.example:8443/{lang}/{game_code}#{token}.{user}`,
  `http://127.0.0.1:4000/${places}`,
  `http://localhost:4000/${places}`,
  `http://[::1]:4000/${places}`,
  `https://play.example${places}&c={currency}&back={lobby_url}`,
])('EASY-05 %s is a launch URL', (template) => {
  expect(readLaunchUrl(template)).toBe(template);
});

test.each([
  ['http off loopback', `http://play.example/${places}`, /https/],
  ['a name that begins like loopback', `http://127.0.0.1.example/${places}`, /https/],
  ['another scheme', `javascript:alert(1)//x/${places}`, /after the host/],
  ['no scheme', `play.example/${places}`, /web address/],
  ['a host of a place', `https://{lang}.play.example/${places}`, /after the host/],
  ['a host that a place could end', `https://play.example{token}/?u={user}&g={game_code}`, /after the host/],
  ['a place in the port', `https://play.example:{token}/?u={user}&g={game_code}`, /after the host|web address/],
  ['a user and a password', `https://a:b@play.example/${places}`, /password/],
  ['a place that nobody knows', `${good}&ip={ip}`, /\{ip\}/],
  ['an empty place', `${good}&x={}`, /\{\}/],
  ['a brace without its other', `${good}&x={`, /web address/],
  ['a blank', `https://play.example/ ${places}`, /web address/],
  ['no token', 'https://play.example/?u={user}&g={game_code}', /lacks \{token\}/],
  ['no user', 'https://play.example/?t={token}&g={game_code}', /lacks \{user\}/],
  ['no game', 'https://play.example/?t={token}&u={user}', /lacks \{game_code\}/],
  ['no end', `${good}&x=${'x'.repeat(2_000)}`, /longer/],
  ['nothing', '', /lacks/],
])('EASY-05 a launch URL with %s is refused', (_what, template, words) => {
  expect(() => readLaunchUrl(template)).toThrow(words);
});

test('GAME-06 values are encoded, so that none breaks out of its place, and keep their dollars', () => {
  const values = {
    token: 'a&b=#',
    user: '$&$1',
    game_code: '../x',
    currency: 'MYR',
    lang: 'ms',
    lobby_url: 'https://x/',
  };
  expect(fillLaunchUrl(good, values)).toBe(
    'https://play.example/open?token=a%26b%3D%23&user=%24%26%241&game=..%2Fx&lang=ms',
  );
  expect(originOfLaunchUrl(good)).toBe('https://play.example');
});
