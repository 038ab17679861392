import { expect } from '@playwright/test';
import { authenticatorCode } from './authenticator-code.ts';
import type { House } from './house.ts';

type Ask = (path: string, request?: { method?: string; body?: object }) => Promise<{ status: number; value: unknown }>;

/** An operator of a role, logged in, who asks by the calls that a page would send. */
async function operatorOf(house: House, role: string): Promise<Ask> {
  const origin = /The back office is at (\S+)/.exec(house.printed())?.[1] ?? '';
  const operator = house.accounts.operators.find(({ roles }) => roles.includes(role));
  if (!operator) throw new Error(`the first start made no operator of ${role}`);
  const { username, password, authenticatorSecret } = operator;
  const headers: Record<string, string> = {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const send = (path: string, method: string, body?: object) =>
    fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const code = authenticatorCode(authenticatorSecret);
  const opened = await send('/office/session/login', 'POST', { username, password, code });
  headers['cookie'] = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path, { method = 'GET', body } = {}) => {
    const answer = await send(path, method, body);
    return { status: answer.status, value: ((await answer.json()) as { value?: unknown }).value };
  };
}

/** Claims a withdrawal and approves it as an operator of finance. */
export async function operatorApproves(house: House, id: string): Promise<void> {
  const ask = await operatorOf(house, 'finance');
  // A job checks it first.
  await expect(async () => {
    const { value } = await ask(`/office/withdrawals/${id}/claim`, { method: 'POST', body: {} });
    const { claimNo } = (value as { claim: { claimNo: number } } | undefined)?.claim ?? {};
    const approved = await ask(`/office/withdrawals/${id}/approve`, { method: 'POST', body: { claimNo } });
    expect(approved.status).toBe(200);
  }).toPass({ timeout: 15_000 });
}

/** Puts a game under maintenance, or ends it, as an operator of content. */
export async function operatorCloses(house: House, gameCode: string, isClosed: boolean): Promise<void> {
  const ask = await operatorOf(house, 'content');
  const path = `/office/games/${gameCode}`;
  const { version } = (await ask(path)).value as { version: number };
  const maintenance = isClosed ? { from: null, until: null } : null;
  const changed = await ask(path, { method: 'PUT', body: { version, isEnabled: true, maintenance } });
  expect(changed.status).toBe(200);
}
