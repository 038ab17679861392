import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsOf } from './checks/generated.mjs';

let folder: string;
const entry = { name: 'sample', command: ['write.mjs'], files: ['out'] };
const generator = (content: string) =>
  writeFileSync(
    join(folder, 'write.mjs'),
    `import { writeFileSync } from 'node:fs'; writeFileSync('out/a.txt', '${content}');`,
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(join(folder, 'out'));
  generator('new');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a generated file that is as its generator writes it passes', async () => {
  writeFileSync(join(folder, 'out/a.txt'), 'new');
  expect(await problemsOf(entry, folder)).toEqual([]);
});

test('a stale generated file is refused, and left as it was', async () => {
  writeFileSync(join(folder, 'out/a.txt'), 'old');
  expect(await problemsOf(entry, folder)).toHaveLength(1);
  expect(readFileSync(join(folder, 'out/a.txt'), 'utf8')).toBe('old');
});

test('a generated file that was never kept is refused, and not left behind', async () => {
  expect(await problemsOf(entry, folder)).toHaveLength(1);
  expect(existsSync(join(folder, 'out/a.txt'))).toBe(false);
});

test('a generator that fails is a problem, not a pass', async () => {
  writeFileSync(join(folder, 'write.mjs'), 'process.exit(3)');
  expect(await problemsOf(entry, folder)).toHaveLength(1);
});
