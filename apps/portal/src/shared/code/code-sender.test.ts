import { expect, test, vi } from 'vitest';
import { CallFailure } from '@pelita/client/failure';
import { createCodeSender } from './code-sender.ts';

const start = Date.UTC(2026, 10, 22, 8, 0, 0);
function control() {
  const clock = { now: start };
  const sender = createCodeSender('expiredMinutes', { now: () => clock.now });
  const onRefused = vi.fn();
  const sent = { expiredMinutes: 3, expirationTime: new Date(start + 180_000).toISOString(), message: 'on its way' };
  const ask = vi.fn(async () => sent);
  const refusedWith = (retryAfterSeconds: number | null) =>
    sender.press(async () => {
      throw new CallFailure('too_many_codes', 'Please wait.', { retryAfterSeconds });
    }, onRefused);
  return {
    clock,
    sender,
    ask,
    onRefused,
    refusedWith,
    press: () => sender.press(ask, onRefused),
    pressWithoutNumber: () => sender.press(async () => null, onRefused),
  };
}

test('SMS-01 no other code is asked for while one is good, and then it is', async () => {
  const { clock, sender, ask, press } = control();
  await press();
  expect(sender.state.get()).toEqual({ isAsking: false, openAgainAt: start + 180_000, message: 'on its way' });
  clock.now = start + 179_999;
  await press();
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now = start + 180_000;
  await press();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('SMS-02 while a request is under way a press asks for nothing', async () => {
  const { clock, sender, press, onRefused } = control();
  const { promise, resolve } = Promise.withResolvers<null>();
  const ask = vi.fn(() => promise);
  const running = sender.press(ask, onRefused);
  expect(sender.state.get().isAsking).toBe(true);
  clock.now += 5_000;
  await sender.press(ask, onRefused);
  expect(ask).toHaveBeenCalledTimes(1);
  resolve(null);
  await running;
  await press();
  expect(sender.state.get().message).toBe('on its way');
});

test('SMS-02 requests keep a second between them, also when a press without a number comes between', async () => {
  const { clock, ask, press, pressWithoutNumber, refusedWith } = control();
  await refusedWith(null);
  clock.now = start + 400;
  await pressWithoutNumber();
  clock.now = start + 999;
  await press();
  expect(ask).not.toHaveBeenCalled();
  clock.now = start + 1_000;
  await pressWithoutNumber();
  await press();
  expect(ask, 'a press that sends nothing costs no wait').toHaveBeenCalledTimes(1);
});

test('SMS-02 SMS-03 a refusal is passed on, and the wait that it names is kept', async () => {
  const { clock, sender, ask, press, refusedWith, onRefused } = control();
  await refusedWith(298);
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ message: 'Please wait.' }));
  expect(sender.state.get().openAgainAt).toBe(start + 298_000);
  clock.now = start + 297_000;
  await press();
  expect(ask).not.toHaveBeenCalled();
  clock.now = start + 298_000;
  await press();
  expect(ask).toHaveBeenCalledTimes(1);
});
