import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import type { House } from './house.ts';
import { freshCode } from './office.ts';

type Ask = (path: string, request?: { method?: string; body?: object }) => Promise<{ status: number; value: unknown }>;

/** An operator of a role, logged in, who asks by the calls that a page would send. */
async function operatorOf(house: House, role: string): Promise<Ask> {
  const operator = house.accounts.operators.find(({ roles }) => roles.includes(role));
  if (!operator) throw new Error(`the first start made no operator of ${role}`);
  const { username, password } = operator;
  const { origin, host, port } = new URL(house.officeOrigin());
  const headers: Record<string, string> = {
    host,
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  // Browsers know that a name below localhost is this machine; Node asks the resolver, which need not.
  const send = (path: string, method: string, body?: object) =>
    new Promise<{ status: number; cookie: string; value: unknown }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const [cookie = ''] = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
        json(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, cookie, value: (read as { value?: unknown }).value }),
          reject,
        );
      });
      asked.on('error', reject).end(body && JSON.stringify(body));
    });
  const opened = await send('/office/session/login', 'POST', {
    username,
    password,
    code: await freshCode(house, operator),
  });
  headers['cookie'] = opened.cookie;
  return (path, { method = 'GET', body } = {}) => send(path, method, body);
}

/** An operator of content, who puts a game under maintenance and ends it. */
export async function contentDesk(house: House) {
  const ask = await operatorOf(house, 'content');
  const closes = async (gameCode: string, isClosed: boolean): Promise<void> => {
    const path = `/office/games/${gameCode}`;
    const { version } = (await ask(path)).value as { version: number };
    const maintenance = isClosed ? { from: null, until: null } : null;
    const changed = await ask(path, { method: 'PUT', body: { version, isEnabled: true, maintenance } });
    expect(changed.status).toBe(200);
  };
  return { closes };
}
