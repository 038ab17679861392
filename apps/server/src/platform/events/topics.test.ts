import { expect, test } from 'vitest';
import { type EventTopic, heardBy } from './topics.ts';

const own: EventTopic[] = ['everyone', 'player:melati', 'agent:melati'];
const office: EventTopic[] = ['everyone', 'office:figures', 'office:withdrawals'];

test('LIVE-01 SEC-03 a stream tells of the topics that its kind of principal may hear, and of no other', () => {
  expect(heardBy('player', own)).toEqual(own);
  expect(heardBy('operator', office)).toEqual(office);
  for (const topic of ['office:figures', 'office:withdrawals'] as const)
    expect(() => heardBy('player', ['everyone', topic])).toThrow(`no stream of the kind player may tell of ${topic}`);
  for (const topic of ['player:melati', 'agent:melati'] as const)
    expect(() => heardBy('operator', [topic])).toThrow(`no stream of the kind operator may tell of ${topic}`);
  for (const topic of [...own, ...office]) expect(() => heardBy('launch', [topic])).toThrow('launch');
});
