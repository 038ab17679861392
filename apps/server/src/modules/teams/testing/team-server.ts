import { randomUUID } from 'node:crypto';
import {
  type AccountType,
  accountTypes,
  changePassword,
  getHumanChallenge,
  login,
  openTeamAccount,
  type PlayerId,
  setPaymentPassword,
  transferDownline,
  transferUpline,
} from '@pelita/contract';
import { newMember, paidIn, type Person, testDatabase, testServer } from '@pelita/testkit';
import { solvedChallenge } from '../../../platform/providers/human-check/testing/solved-challenge.ts';
import { countNew } from '../../figures/index.ts';
import { countTeams } from '../figures/count-teams.ts';

export const FIRST_PASSWORD = 'seven tin boats';
const OWN_PASSWORD = 'eight tin boats';
const PAYMENT_PASSWORD = '483920';

/** A whole server with agents in it, made by the calls that a browser makes. */
export async function teamServer() {
  const world = await testDatabase({ now: '2026-03-02T04:01:00Z' });
  const server = await testServer(world);
  let opened = 0;

  /** A member whom the operator has made an agent. */
  async function newAgent(type: AccountType = accountTypes.superAgent): Promise<Person> {
    const person = await newMember(server);
    await world.database.single({ name: '', text: 'update account set account_type = $2 where player_id = $1' }, [
      person.playerId,
      type,
    ]);
    return person;
  }

  const openBelow = (
    agent: Person,
    wanted: Partial<{ username: string; type: 0 | 1 | 2 | 41 | 42; rebate: string }> = {},
  ) =>
    server.send(
      openTeamAccount,
      {
        body: {
          username: `Below${(++opened).toString().padStart(4, '0')}`,
          password: FIRST_PASSWORD,
          type: 0,
          rebate: '0.1',
          prizeMode: 1_800,
          ...wanted,
        },
      },
      { token: agent.token },
    );

  const logIn = async (username: string, password: string, loginSide: 'member' | 'agent' = 'member') => {
    const humanVerification = await solvedChallenge((await server.send(getHumanChallenge, {})).value);
    return server.send(login, { body: { username, password, type: 'username', loginSide, humanVerification } });
  };

  /** Opened by the agent, and taken over by its holder. */
  async function personBelow(agent: Person, wanted: Parameters<typeof openBelow>[1] = {}): Promise<Person> {
    const { playerId, username } = (await openBelow(agent, wanted)).value;
    const { token } = (await logIn(username, FIRST_PASSWORD)).value;
    const body = { oldPassword: FIRST_PASSWORD, newPassword: OWN_PASSWORD, confirmNewPassword: OWN_PASSWORD };
    requireDone(await server.send(changePassword, { body }, { token }));
    return { token, playerId: playerId as PlayerId, username };
  }

  /** Opened by an agent or registered, and then with a payment password. */
  async function paymentPassword({ token }: Person, password = OWN_PASSWORD): Promise<void> {
    const body = { password, paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD };
    requireDone(await server.send(setPaymentPassword, { body }, { token }));
  }

  const transfer = (
    from: Person,
    to: 'upline' | { account: string },
    amount: string,
    { key = randomUUID(), password = PAYMENT_PASSWORD }: { key?: string; password?: string } = {},
  ) => {
    const headers = { token: from.token, headers: { 'idempotency-key': key } };
    const body = { amount, paymentPassword: password };
    return to === 'upline'
      ? server.send(transferUpline, { body }, headers)
      : server.send(transferDownline, { body: { ...body, ...to } }, headers);
  };

  const rows = <Row>(text: string, values: readonly unknown[] = []) =>
    world.database.reading((tx) => tx.run<Row>({ name: '', text }, values));

  /** All movements so far are in closed buckets, and counted. */
  async function countAll(): Promise<void> {
    world.clock.advance({ minutes: 8 });
    await countNew(world.database, world.clock);
    await countTeams(world.database, world.platform);
  }

  return {
    world,
    server,
    newAgent,
    openBelow,
    personBelow,
    logIn,
    paymentPassword,
    transfer,
    rows,
    countAll,
    paidIn: (person: Person, amount: string) => paidIn(server, person, amount),
  };
}

function requireDone({ status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new Error(text);
}
