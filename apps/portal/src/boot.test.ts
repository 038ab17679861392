import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');

/** Runs the boot script as a page does, before its body: with these storages, and with what listens and waits noted. */
function boot(kept: { local?: Record<string, string>; tab?: Record<string, string> }, attribute = 'dark') {
  const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null });
  const listeners: string[] = [];
  const dataset: Record<string, string> = { theme: attribute };
  const window: Record<string, unknown> = {};
  class Observer {
    observe() {}
    disconnect() {}
  }
  runInNewContext(source, {
    window,
    document: { documentElement: { dataset }, readyState: 'loading' },
    localStorage: storage(kept.local ?? {}),
    sessionStorage: storage(kept.tab ?? {}),
    addEventListener: (name: string) => listeners.push(name),
    setTimeout: () => undefined,
    PICTURE_MARGIN: '30%',
    IntersectionObserver: Observer,
    PerformanceObserver: Observer,
  });
  return { dataset, listeners, window };
}

test('BRAND-05 the remembered theme is set before the first paint, over the server’s', () => {
  expect(boot({ local: { theme: 'light' } }).dataset.theme).toBe('light');
  expect(boot({}, 'light').dataset.theme).toBe('light');
  expect(boot({ local: { theme: '"><script>' } }).dataset.theme).toBe('dark');
});

test('a tab with a session keeps the place of the member panel from the first paint on', () => {
  expect(boot({ tab: { token: 't' } }).dataset.session).toBe('member');
  expect(boot({}).dataset.session).toBe('guest');
});

test('nothing of the page starts before load, or the first pointer or key event', () => {
  expect(boot({}).listeners).toEqual(expect.arrayContaining(['pointerdown', 'keydown', 'click', 'load']));
});
