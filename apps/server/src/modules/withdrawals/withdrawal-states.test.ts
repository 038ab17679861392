import { expect, test } from 'vitest';
import { claimable, isEnded, isForJobs, moves, shownStatus } from './withdrawal-states.ts';

const all = Object.entries(moves);
const list = all.flatMap(([name, { from, to, money }]) => (to === null ? [] : [[name, { from, to, money }] as const]));
const states = [...new Set(list.flatMap(([, { from, to }]) => [...from, to]))];

test('MC-06 only the bank’s return leaves a state that has ended, and every other state has a way to an end', () => {
  expect(list.filter(([, { from }]) => from.some(isEnded)).map(([name]) => name)).toEqual(['return']);
  for (const state of states) {
    const reached = new Set([state]);
    for (let grown = 0; grown < reached.size;)
      for (grown = reached.size; ;) {
        for (const [, { from, to }] of list) if (from.some((one) => reached.has(one))) reached.add(to);
        if (reached.size === grown) break;
        grown = reached.size;
      }
    expect([...reached].some(isEnded), state).toBe(true);
  }
});

test('MC-06 what is cancelled or rejected is released, what is completed is settled, what the bank returns is credited', () => {
  const ends = list.filter(([, { to }]) => isEnded(to)).map(([, { to, money }]) => `${to} ${money}`);
  expect(new Set(ends)).toEqual(
    new Set(['cancelled release', 'rejected release', 'completed settle', 'returned credit']),
  );
  const others = list.filter(([, { to, money }]) => !isEnded(to) && money !== null);
  expect(others.map(([name, { to, money }]) => `${name} ${to} ${money}`)).toEqual([
    'completePart approved settlePart',
    'receivePart approved settlePart',
    'upholdPart approved settlePart',
    'returnAndStop review credit',
  ]);
});

test('MC-06 what stays in its state is the bank’s return of a part, and it stops a rest that the bank does not have', () => {
  const staying = all.filter(([, { to }]) => to === null);
  expect(staying.map(([name, { money }]) => `${name} ${money}`)).toEqual(['returnPart credit', 'noteReturn null']);
  const credited = all.filter(([, { money }]) => money === 'credit').flatMap(([, { from }]) => [...from]);
  // Each state but the first takes a return by one move.
  expect(credited.toSorted()).toEqual(states.filter((state) => state !== 'checking').toSorted());
});

test('MC-06 a player takes back what nobody has approved, and an approval leaves from review alone', () => {
  expect(moves.cancel.from).toEqual(['checking', 'review', 'second_look']);
  expect(list.filter(([, { from, to }]) => to === 'second_look' || from.some((one) => one === 'review'))).toHaveLength(
    4,
  );
});

test('WALLET-02 silence of the bank gives nothing back and ends nothing', () => {
  expect(moves.loseAnswer).toEqual({ from: ['paying'], to: 'unknown', money: null });
  const fromUnknown = list.filter(([, { from }]) => from.some((one) => one === 'unknown'));
  expect(fromUnknown.map(([name]) => name)).toEqual(['refuse', 'report', 'complete', 'completePart']);
});

test('every state is a job’s, a person’s or over; operators claim what they decide', () => {
  expect(states.filter(isForJobs)).toEqual(['checking', 'approved']);
  expect(claimable).toEqual(['review', 'awaiting', 'disputed']);
});

test('MC-06 the player sees what is open as the rest, once a part has come', () => {
  const of = { settledMinor: 0n, reportedMinor: 0n, dueMinor: 100n };
  expect(shownStatus({ ...of, state: 'second_look' })).toBe('pending');
  expect(shownStatus({ ...of, state: 'unknown' })).toBe('paying');
  expect(shownStatus({ ...of, state: 'awaiting', reportedMinor: 100n })).toBe('paid');
  expect(shownStatus({ ...of, state: 'awaiting', reportedMinor: 99n })).toBe('partlyPaid');
  expect(shownStatus({ ...of, state: 'approved', settledMinor: 1n })).toBe('partlyPaid');
  expect(shownStatus({ ...of, state: 'completed', settledMinor: 1n })).toBe('confirmed');
  expect(shownStatus({ ...of, state: 'disputed', settledMinor: 1n })).toBe('disputed');
});
