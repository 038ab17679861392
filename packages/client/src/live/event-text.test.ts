import { expect, test } from 'vitest';
import { createStreamReader, type StreamMessage } from './event-text.ts';

test('LIVE-01 messages are read whole, in whatever pieces they come', () => {
  const seen: StreamMessage[] = [];
  const read = createStreamReader((message) => seen.push(message));
  for (const piece of [
    'id: 7\nevent: bal',
    'ance\nda',
    'ta: {"a":1}\n',
    '\n: keep alive\n\nid: 8\r\ndata: x\r\ndata: y\r\n\r\n',
  ]) {
    read(piece);
  }
  expect(seen).toEqual([
    { id: '7', event: 'balance', data: '{"a":1}' },
    { id: '8', event: 'message', data: 'x\ny' },
  ]);
});
