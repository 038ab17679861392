import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture } from './launch/processes.mjs';
import { inRoot } from './launch/root.mjs';

// Each sample stands at a place in a tree of its own, under the real configuration; the rules that it must break follow.
const samples: Record<string, [text: string, rules: string[]]> = {
  'apps/server/src/modules/a/date-now.ts': ['export const a = () => Date.now();', ['handles-only']],
  'apps/server/src/modules/a/new-date.ts': ['export const a = () => new Date();', ['handles-only']],
  'apps/server/src/modules/a/date-call.ts': ['export const a = () => Date();', ['handles-only']],
  'apps/server/src/modules/a/temporal.ts': ['export const a = () => Temporal.Now.instant();', ['handles-only']],
  'apps/server/src/modules/a/random.ts': ['export const a = () => Math.random();', ['handles-only']],
  'apps/server/src/modules/a/env.ts': ["export const a = () => process.env['A'];", ['handles-only']],
  'apps/server/src/modules/a/env-import.ts': [
    "import { env } from 'node:process';\nexport const a = () => env;",
    ['handles-only'],
  ],
  'apps/server/src/modules/a/global.ts': ['export const a = () => globalThis.Math.random();', ['handles-only']],
  'apps/server/src/modules/a/any.ts': ['export const a = (b: any) => String(b);', ['no-explicit-any']],
  'apps/server/src/modules/a/non-null.ts': ['export const a = (b?: string) => b!.length;', ['no-non-null-assertion']],
  'apps/server/src/modules/a/floating.ts': [
    'async function later() {}\nexport function a() {\n  later();\n}',
    ['no-floating-promises'],
  ],
  'apps/server/src/modules/a/unused.ts': ['const b = 1;\nexport const a = 2;', ['no-unused-vars']],
  'apps/portal/src/features/a/text.tsx': ['export const A = () => <p>Deposit</p>;', ['words-from-catalogue']],
  'apps/portal/src/features/a/quoted.tsx': ["export const A = () => <p>{'Deposit'}</p>;", ['words-from-catalogue']],
  'apps/portal/src/features/a/template.tsx': [
    'export const A = ({ b }: { b: string }) => <p>{`Deposit ${b}`}</p>;',
    ['words-from-catalogue'],
  ],
  'apps/portal/src/features/a/choice.tsx': [
    "export const A = ({ b }: { b: boolean }) => <p>{b ? 'Deposit' : null}</p>;",
    ['words-from-catalogue'],
  ],
  'apps/portal/src/features/a/spoken.tsx': [
    'export const A = () => <nav aria-label="Main" />;',
    ['words-from-catalogue'],
  ],
  'apps/portal/src/features/a/lazy.ts': [
    "import { lazy } from 'react';\nexport const A = lazy(() => import('./text.tsx'));",
    ['no-restricted-imports'],
  ],

  // Allowed: the platform folders reach for the real thing, a given date is no clock, and marks are no words.
  'apps/server/src/platform/clock/clock.ts': ['export const now = () => Date.now();', []],
  'apps/portal/src/shared/platform/clock.ts': ['export const now = () => new Date();', []],
  'apps/studio/src/platform/random.ts': ['export const random = () => Math.random();', []],
  'apps/server/src/modules/a/given.ts': ['export const a = (at: number) => new Date(at);', []],
  'apps/portal/src/features/a/marks.tsx': [
    'export const A = ({ b }: { b: string }) => <p className="flex" title={b}>· {b} {\'/\'} 100 %</p>;',
    [],
  ],
};

let folder: string;
let found: { filename: string; code: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  for (const path of ['.oxlintrc.json', 'tools/lint', 'tsconfig.json', 'tsconfig.base.json']) {
    cpSync(inRoot(path), join(folder, path), { recursive: true });
  }
  for (const [path, [text]] of Object.entries(samples)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const words = [inRoot('node_modules/oxlint/bin/oxlint'), '-f', 'json', 'apps'];
  found = JSON.parse((await capture(process.execPath, words, { cwd: folder })).output).diagnostics;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(samples))('%s', (path, [, rules]) => {
  const broken = found
    .filter(({ filename }) => filename === path)
    .map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1'));
  expect(broken).toEqual(rules);
});
