import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSeededRandom } from '@pelita/testkit';
import { afterAll, expect, test } from 'vitest';
import { secretFiles } from './secret-files.ts';

const dataDir = mkdtempSync('/tmp/pelita-secrets-');
afterAll(() => rmSync(dataDir, { recursive: true }));

test('SEC-03 a secret is made once and kept in a file that only its owner reads', async () => {
  const secrets = secretFiles(dataDir, createSeededRandom('a'));
  expect(await secrets.get('studio-key', () => 'first')).toBe('first');
  expect(await secrets.get('studio-key', () => 'second')).toBe('first');
  expect(statSync(join(dataDir, 'secrets', 'studio-key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700);
});

test('processes that make the same secret at the same moment agree on one', async () => {
  const makers = ['b', 'c', 'd', 'e'].map((seed) => secretFiles(dataDir, createSeededRandom(seed)));
  const made = await Promise.all(makers.map((secrets, index) => secrets.get('shared', async () => `of ${index}`)));
  expect(new Set(made).size).toBe(1);
  expect(readdirSync(join(dataDir, 'secrets')).sort()).toEqual(['shared', 'studio-key']);
});

test('a name cannot lead out of the folder', async () => {
  const secrets = secretFiles(dataDir, createSeededRandom('f'));
  await expect(secrets.get('../first-run.json', () => '')).rejects.toThrow('no name for a secret');
});
