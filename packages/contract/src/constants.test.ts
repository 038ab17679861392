import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as constants from './constants.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|node_modules|generated/.test(path),
);

test('LIMIT-01 the numbers of the product document', () => {
  expect(constants).toMatchObject({
    CHUNK_LOAD_TIMEOUT_MS: 120_000,
    REMEMBER_ME_MS: 86_400_000,
    SMS_REQUEST_THROTTLE_MS: 1_000,
    SMS_COUNTDOWN_STEP_SECONDS: 60,
    THIRD_PARTY_SMS_COUNTDOWN_MINUTES: 1,
    CAPTCHA_REFRESH_THROTTLE_MS: 1_000,
    TOO_MANY_REQUESTS_WAIT_MINUTES: 5,
    VENDOR_DROPDOWN_MAXIMUM: 9,
    NOTICES_PER_PAGE: 9,
    AGENT_CENTRE_TYPES: [1, 2, 41, 42],
    accountTypes: { trial: 4 },
    VIP_RANK_THRESHOLD: 4,
    CUSTOMER_SERVICE_POPUP_PX: { width: 440, height: 750 },
    LIVE_CHAT_POPUP_PX: { width: 440, height: 500 },
    UPLOAD_MAXIMUM_BYTES: 5 * 1024 * 1024,
    UPLOAD_MAXIMUM_FILES: 3,
    DATE_PRESET_DAYS: [7, 30],
    PAGER_RANGE: 3,
    PAGER_MARGIN_PAGES: 1,
    IMAGE_ATTEMPTS_IN_SHELL: 1,
    IMAGE_ATTEMPTS_ELSEWHERE: 3,
    IMAGE_PRELOAD_FACTOR: 1.3,
    IMAGE_CACHE_ENTRIES: 200,
    IMAGE_THROTTLE_MS: 200,
    INFINITE_SCROLL_THROTTLE_MS: 200,
    MODAL_WIDTH_PX: 600,
    DIALOG_WIDTH_PX: 400,
  });
});

test('LIMIT-01 each is declared once: no other file declares its name or writes its unmistakable figure', () => {
  const names = Object.keys(constants);
  const elsewhere = sources.filter((path) => path !== 'packages/contract/src/constants.ts');
  const faults = elsewhere.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...names
        .filter((name) => new RegExp(`\\b(?:const|let)\\s+${name}\\b`).test(text))
        .map((name) => `${path} declares ${name}`),
      ...[...text.matchAll(/\b(?:120_?000|86_?400_?000)\b/g)].map(([figure]) => `${path} writes ${figure}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('LIMIT-01 each is read: a number of an area to come comes with that area', () => {
  const texts = sources
    .filter((path) => path !== 'packages/contract/src/constants.ts')
    .map((path) => readFileSync(join(root, path), 'utf8'));
  texts.push(
    ...globSync('apps/portal/build/*.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8')),
  );
  const unread = Object.keys(constants).filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(unread).toEqual([]);
});

test('LIMIT-01 a time, a size or a length says its unit in its name', () => {
  const units =
    /_(?:MS|SECONDS|MINUTES|DAYS|PX|BYTES|LENGTH|FILES|ENTRIES|PAGES|MAXIMUM|PER_PAGE|RANGE|THRESHOLD|FACTOR|TYPES)$|_ATTEMPTS_/;
  const unnamed = Object.keys(constants).filter((name) => name === name.toUpperCase() && !units.test(name));
  expect(unnamed).toEqual([]);
});
