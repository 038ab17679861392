import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBrandTag } from './brand-tag.ts';

type Element = { src?: string; async?: boolean };
type Rules = { createScriptURL: (src: string) => string };
let appended: Element[];
let policies: Record<string, Rules>;
let told: () => string[][];
const shown = { pathname: '/' };
let listeners: (() => void)[];
const router = {
  location: () => shown,
  subscribe: (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  },
} as unknown as Parameters<typeof startBrandTag>[1];

beforeEach(() => {
  appended = [];
  policies = {};
  listeners = [];
  shown.pathname = '/';
  const holder: { dataLayer?: ArrayLike<unknown>[] } = {};
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) };
  vi.stubGlobal('window', Object.assign(holder, { trustedTypes }));
  vi.stubGlobal('location', { origin: 'https://play.example', search: '?q=naga', hash: '#reset=secret' });
  vi.stubGlobal('document', {
    title: 'Pelita',
    createElement: () => ({}),
    head: { append: (element: Element) => appended.push(element) },
  });
  told = () => (holder.dataLayer ?? []).map((said) => Array.from(said).map((one) => JSON.stringify(one)));
});
afterEach(() => vi.unstubAllGlobals());

test('SITE-05 the tag is loaded by the brand’s id, and told each page once', () => {
  startBrandTag('G-TEST1', router);
  expect(appended.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  shown.pathname = '/rng';
  for (const listener of [...listeners, ...listeners]) listener();
  const pages = told().filter(([kind]) => kind === '"event"');
  expect(pages).toEqual(
    ['/', '/rng'].map((path) => [
      '"event"',
      '"page_view"',
      JSON.stringify({ page_location: `https://play.example${path}`, page_title: 'Pelita' }),
    ]),
  );
});

test('SITE-05 neither what is searched for nor the token of a link is told', () => {
  startBrandTag('G-TEST1', router);
  expect(JSON.stringify(told())).not.toMatch(/naga|secret/);
});

test('SITE-05 scripts come from the tag’s own host alone', () => {
  startBrandTag('G-TEST1', router);
  const { createScriptURL } = policies['default'] ?? { createScriptURL: String };
  expect(createScriptURL('https://www.googletagmanager.com/gtag/js?id=G-2')).toContain('G-2');
  for (const src of ['https://evil.example/a.js', 'https://www.googletagmanager.com.evil.example/', '/a.js'])
    expect(() => createScriptURL(src), src).toThrow(src);
});
