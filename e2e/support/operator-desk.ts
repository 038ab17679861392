import { expect } from '@playwright/test';
import { authenticatorCode } from './authenticator-code.ts';
import type { House } from './house.ts';

/** Claims a withdrawal and approves it as an operator of finance, by the calls that a page would send. */
export async function operatorApproves(house: House, id: string): Promise<void> {
  const origin = /The back office is at (\S+)/.exec(house.printed())?.[1] ?? '';
  const operator = house.accounts.operators.find(({ roles }) => roles.includes('finance'));
  if (!operator) throw new Error('the first start made no operator of finance');
  const { username, password, authenticatorSecret } = operator;
  const headers: Record<string, string> = {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const send = async (path: string, body: object) => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { answer, value: ((await answer.json()) as { value?: { claim: { claimNo: number } } }).value };
  };
  const code = authenticatorCode(authenticatorSecret);
  const { answer } = await send('/office/session/login', { username, password, code });
  headers['cookie'] = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  // A job checks it first.
  await expect(async () => {
    const claimed = await send(`/office/withdrawals/${id}/claim`, {});
    const { claimNo } = claimed.value?.claim ?? {};
    expect((await send(`/office/withdrawals/${id}/approve`, { claimNo })).answer.status).toBe(200);
  }).toPass({ timeout: 15_000 });
}
