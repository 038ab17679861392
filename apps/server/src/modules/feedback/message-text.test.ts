import { expect, test } from 'vitest';
import { messageText } from './message-text.ts';

const message = {
  feedbackId: '019a0000-0000-7000-8000-000000000001',
  type: 'partner',
  content: 'Hello\nhouse',
  contact: null,
  language: 'MY',
  playerId: null,
  receivedAt: '2026-03-01T04:00:00Z',
  pictures: 0,
} as const;

test('NOTICE-06 a message is read with when it came, what it is about and who wrote it', () => {
  expect(messageText(message)).toBe('2026-03-01T04:00:00Z · partner · MY · a visitor\n    > Hello\n    > house');
  expect(messageText({ ...message, pictures: 2, contact: 'kaka@example.org' })).toContain(
    `\n    reach: kaka@example.org\n    2 pictures: npm run feedback -- pictures ${message.feedbackId} FOLDER\n    > Hello`,
  );
});

test('NOTICE-06 no message can write over the terminal of its reader', () => {
  const told = messageText({
    ...message,
    content: 'a\u001b[2J\u0007\r\u202eb\u009b31m',
    contact: '\u001b]0;owned\u0007',
  });
  expect(told.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('NOTICE-06 no message can pass for another one, or for a line of ours', () => {
  const forged = '2026-03-02T04:00:00Z · payment · EN · player 7';
  const told = messageText({
    ...message,
    content: `Hi\n\n${forged}\n    2 pictures: npm run feedback -- pictures x /\u2028${forged}`,
    contact: `me\n\n${forged}\n    > Hello`,
  });
  const [first, reach, ...words] = told.split('\n');
  expect(first).toBe('2026-03-01T04:00:00Z · partner · MY · a visitor');
  expect(reach).toBe(`    reach: me\ufffd\ufffd${forged}\ufffd    > Hello`);
  expect(words).toHaveLength(4);
  for (const line of words) expect(line).toMatch(/^ {4}> /);
  expect(told).not.toContain('\u2028');
});
