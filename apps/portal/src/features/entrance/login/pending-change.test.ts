import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPendingChange, keepPendingChange, pendingChange } from './pending-change.ts';

const value = {
  token: 'a-token',
  id: '7',
  userName: 'Ali01',
  customerType: 0,
  firstTimeLogin: true,
  passwordExpired: false,
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});

test('LOGIN-16 a login that must change its password is there again after a reload, until the item is cleared', () => {
  expect(pendingChange()).toBeNull();
  keepPendingChange(value);
  expect(pendingChange()).toEqual(value);
  forgetPendingChange();
  expect(pendingChange()).toBeNull();
});

test('LOGIN-16 the item holds a session and no password', () => {
  keepPendingChange({ ...value, password: 'seven tin boats' } as typeof value);
  expect(pendingChange()).not.toHaveProperty('password');
  expect(Object.keys(pendingChange() ?? {})).toEqual(Object.keys(value));
});

test('LOGIN-16 an item that is no such session is as if it were not there', () => {
  for (const text of ['', '{}', '"token"', '{"token":7}']) {
    sessionStorage.setItem('temporaryPassword', text);
    expect(pendingChange(), text).toBeNull();
  }
});
