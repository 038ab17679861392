import type { Call, CallRequest, CallValue, OperatorRole } from '@pelita/contract';
import { officeCalls, operatorLogin, officeStream } from '@pelita/contract/office';
import { afterAll } from 'vitest';
import { type Answer, type Caller, callerOf } from './caller.ts';
import type { TestWorld } from './test-database.ts';

/** An operator with an open session, and what the session was opened by. */
export type TestOperator = {
  operatorId: string;
  username: string;
  password: string;
  authenticatorSecret: string;
  /** With these a request is the operator's own, sent by our page. */
  headers: Record<string, string>;
  /** A call as the operator's page sends it. */
  send<C extends Call>(call: C, input: CallRequest<C>, headers?: Record<string, string>): Promise<Answer<CallValue<C>>>;
};

export type TestOffice = Caller & {
  /** What a page of ours sends with each request. */
  ours: Record<string, string>;
  /** Appointed before, enrolled and logged in, with a code shown just now. */
  operator(...roles: OperatorRole[]): Promise<TestOperator>;
  /** As the first start does; answers the link, and null once there is an operator. */
  appointFirstAdministrator(): Promise<string | null>;
  /** Does a job now, as its schedule would. */
  work(jobName: string, data?: Record<string, unknown>): Promise<void>;
  /** What the app with this secret shows now. */
  codeOf(authenticatorSecret: string): Promise<string>;
};

let operators = 0;

/** The back office over real HTTP on a free loopback port, beside a `testServer` of the same world or without one. */
export async function testOffice(world: TestWorld): Promise<TestOffice> {
  const { authenticatorCode, buildApp, createModules, quickParts } = await import('@pelita/server/testing-app');
  let origin = '';
  const officeOrigin = () => origin;
  const composed = await createModules(world.platform, {
    isShortCatalogue: true,
    officeOrigin,
    parts: quickParts(world.platform),
  });
  for (const { seed } of composed.modules) await seed?.(world.database);
  const app = await buildApp(world.platform, composed.office, {
    calls: officeCalls,
    stream: officeStream,
    ownOrigin: officeOrigin,
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  const caller = callerOf(origin, () => world.clock.now().epochMilliseconds / 1_000);
  const ours = { 'sec-fetch-site': 'same-origin', origin };
  const codeOf = async (secret: string) => authenticatorCode(secret, world.clock.now());

  return {
    ...caller,
    ours,
    codeOf,
    appointFirstAdministrator: () => composed.operators.appointFirstAdministrator(world.database),
    async work(jobName, data = {}) {
      const job = composed.modules.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === jobName);
      if (!job) throw new Error(`there is no job ${jobName}`);
      const { handle, long } = job;
      if (handle) await world.database.transaction((tx) => handle(tx, data));
      await long?.(world.database, data);
    },
    async operator(...roles) {
      operators += 1;
      const username = `${roles[0] ?? 'nothing'}-${operators}`;
      const seeded = { username, password: 'nine quiet herons', authenticatorSecret: secretOf(world), roles };
      await composed.operators.seedOperator(world.database, seeded);
      const body = { username, password: seeded.password, code: await codeOf(seeded.authenticatorSecret) };
      const answer = await caller.send(operatorLogin, { body }, { headers: ours });
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const headers = { ...ours, cookie };
      return {
        ...seeded,
        operatorId: answer.value.operatorId,
        headers,
        send: (call, input, more = {}) => caller.send(call, input, { headers: { ...headers, ...more } }),
      };
    },
  };
}

/** Twenty bytes in base32. */
function secretOf({ random }: TestWorld): string {
  return Array.from(random.bytes(32), (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('');
}
