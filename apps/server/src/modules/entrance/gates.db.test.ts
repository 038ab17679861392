import {
  type Call,
  launchGame,
  requestDeposit,
  rolesAdmitted,
  sessionAsked,
  type SessionValue,
} from '@pelita/contract';
import { credentials, peopleServer, seed } from '@pelita/server/testing-people';
import { calls } from '@pelita/contract/calls';
import { testDatabase } from '@pelita/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import type { Binding } from '../../platform/http/binding.ts';

/** Every call of the table that needs a token: identity's own with their use cases, the others with a note of who came. */
const gated = calls.filter(({ who }) => sessionAsked(who)?.isRequired);
const reached: { call: string; playerId: string }[] = [];
const world = await testDatabase();
const server = await peopleServer(world, { bindings: gated.map(noteCaller) });
afterAll(server.close);

function noteCaller(call: Call): Binding {
  const useCase = async (_handle: unknown, who: { player: { playerId: string } }) => {
    reached.push({ call: call.name, playerId: who.player.playerId });
    throw new Error('nobody asks for its value');
  };
  return { call, mode: 'long', useCase };
}

function send(call: Call, token?: string) {
  const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  return server.call(call.method, path, token === undefined ? {} : { token });
}

const enter = (path: string, body?: unknown) =>
  server.call<SessionValue>('POST', path, body === undefined ? {} : { body });

describe('GATE-05 each call that needs a token', () => {
  test.each(gated.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    expect(await send(call)).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect(await send(call, 'x'.repeat(43))).toMatchObject({ status: 401, code: 'token_invalid' });

    await seed(server, 'Gatekeep1');
    const { value } = await enter('/wps/session/login', credentials('Gatekeep1'));
    await server.call('POST', '/wps/session/logout', { token: value.token });
    expect(await send(call, value.token)).toMatchObject({ status: 401, code: 'token_invalid' });
    expect(reached).toEqual([]);
  });

  test('GATE-01 a launch is one of them', () => {
    expect(gated).toContain(launchGame);
  });
});

describe('GATE-02 a trial account', () => {
  const forTrueAccounts = gated.filter(({ who }) => !rolesAdmitted(who).includes('trial'));

  test.each(forTrueAccounts.map((call) => [call.name, call] as const))(
    'is refused %s with in_need_true_account, before anything of the call is read',
    async (_name, call) => {
      const { value } = await enter('/wps/session/login/freeplay', { humanVerification: 'a person' });
      expect(await send(call, value.token)).toMatchObject({ status: 403, code: 'in_need_true_account' });
      expect(reached).toEqual([]);
    },
  );

  test('may not deposit, but may launch', () => {
    expect(forTrueAccounts).toContain(requestDeposit);
    expect(forTrueAccounts).not.toContain(launchGame);
  });

  test('may see its own account', async () => {
    const { value } = await enter('/wps/session/login/freeplay', { humanVerification: 'a person' });
    expect((await server.call('GET', '/wps/member/info', { token: value.token })).status).toBe(200);
  });
});
