import { createSeededRandom } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const secretsOf = (secret: string) => ({ get: async () => secret });
const box = createSecretBox('box', { secrets: secretsOf('one'), random: createSeededRandom('box') });

test('SEC-03 what is closed opens in its own context alone, and under its own key', async () => {
  const closed = await box.close('a secret é', 'player:1');
  expect(await box.open(closed, 'player:1')).toBe('a secret é');
  expect(await box.open(closed, 'player:2')).toBeNull();
  const other = createSecretBox('box', { secrets: secretsOf('two'), random: createSeededRandom('box') });
  expect(await other.open(closed, 'player:1')).toBeNull();
});

test('SEC-03 what is changed, cut or no such thing at all does not open', async () => {
  const closed = await box.close('a secret', 'x');
  const changed = (closed.startsWith('A') ? 'B' : 'A') + closed.slice(1);
  for (const text of [changed, closed.slice(0, -4), '', 'x', '\u0000', `${closed}AAAA`])
    expect(await box.open(text, 'x'), text).toBeNull();
});

test('SEC-03 the same text closes differently each time', async () => {
  expect(await box.close('a secret', 'x')).not.toBe(await box.close('a secret', 'x'));
});
