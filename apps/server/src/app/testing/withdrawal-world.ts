import { randomUUID } from 'node:crypto';
import {
  addBankAccount,
  cancelWithdrawal,
  type ErrorCode,
  errorCatalogue,
  getBalance,
  getWithdrawal,
  type Permission,
  requestWithdrawal,
  setPaymentPassword,
} from '@pelita/contract';
import { newMember, paidIn, type Person, testDatabase, testServer } from '@pelita/testkit';
import { checkBook } from '../../modules/ledger/index.ts';
import { checkWithdrawals } from '../../modules/withdrawals/index.ts';
import { createRates } from '../../platform/http/rate/rates.ts';
import { changeSetting } from '../../platform/settings/change-setting.ts';
import { createModules } from '../compose/index.ts';
import { officeBindingsOf } from '../compose/office.ts';
import { OFFICE_COOKIE, OFFICE_ORIGIN, standInOperators } from './stand-in-operators.ts';

const PAYMENT_PASSWORD = '483920';
const PASSWORD = 'seven tin boats';

export type Drawer = Person & { bankAccountId: string };

/** A portal and a back office over one database, with members who have money, a bank account and a payment password. */
export async function withdrawalWorld() {
  const world = await testDatabase();
  const server = await testServer(world);
  const { modules } = await createModules(world.platform, { isShortCatalogue: true });
  const withdrawals = modules.find(({ name }) => name === 'withdrawals');
  const officeBindings = withdrawals ? officeBindingsOf(world.platform, withdrawals) : [];
  const operators = standInOperators(world);
  const desk = await testServer(
    world,
    {
      modules: [{ name: 'office', bindings: officeBindings }],
      principals: [operators.principal],
      openSeal: async () => ({}),
      rates: createRates(),
    },
    {
      calls: officeBindings.map(({ call }) => call),
      stream: { path: '/office/events', who: { operator: 'withdrawals.see' } },
    },
  );
  const jobs = modules.find(({ name }) => name === 'withdrawals')?.jobs ?? [];
  const job = (name: string) => jobs.find((one) => one.name === `withdrawals.${name}`)?.long;

  const set = async (key: string, value: unknown) => {
    await world.database.transaction((tx) =>
      changeSetting(world.platform.settings.catalogue, async () => undefined)(tx, 'test', key, value),
    );
    await world.platform.settings.refresh();
  };

  const openOperator = (permissions: readonly Permission[] = everything) => {
    const cookie = `${OFFICE_COOKIE}=${operators.open('operator', permissions)}`;
    return { headers: { 'sec-fetch-site': 'same-origin', origin: OFFICE_ORIGIN, cookie } };
  };

  return {
    world,
    server,
    desk,
    set,
    openOperator,
    run: <Row>(text: string, values: unknown[] = []) =>
      world.database.single<Row>({ name: text.slice(0, 60), text }, values),
    /** What the queue would do next with a withdrawal. */
    carry: async ({ playerId }: Person, id: string) => await job('carry')?.(world.database, { playerId, id }),
    carryDue: async () => await job('carry-due')?.(world.database, {}),
    /** The paying bank of the sandbox. */
    bank: (orderId: string, act: string) => server.call(`/dev/bank/payout/${orderId}/${act}`, { method: 'POST' }),
    faults: () => world.database.transaction(async (tx) => [...(await checkBook(tx)), ...(await checkWithdrawals(tx))]),

    async newDrawer(amount = '1000.00'): Promise<Drawer> {
      const person = await newMember(server);
      if (amount !== '0') await paidIn(server, person, amount);
      const { token } = person;
      const passwords = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD };
      const isSet = await server.send(setPaymentPassword, { body: { ...passwords, password: PASSWORD } }, { token });
      if (isSet.status !== 200) throw new Error(isSet.text);
      return { ...person, bankAccountId: await this.newBankAccount(person) };
    },
    async newBankAccount({ token }: Person): Promise<string> {
      const accountNumber = [...world.random.bytes(6)].map((one) => String(one).padStart(3, '0')).join('');
      const body = { bankName: 'Bank Purnama', accountName: 'Siti Aminah', accountNumber, password: PASSWORD };
      return (await server.send(addBankAccount, { body }, { token })).value.bankAccountId;
    },
    ask: (
      drawer: Drawer,
      amount: string,
      { key = randomUUID() as string, ...body }: { key?: string } & Partial<Asked> = {},
    ) =>
      server.send(
        requestWithdrawal,
        { body: { bankAccountId: drawer.bankAccountId, amount, paymentPassword: PAYMENT_PASSWORD, ...body } },
        { token: drawer.token, headers: { 'idempotency-key': key } },
      ),
    look: async ({ token }: Person, orderId: string) =>
      await server.send(getWithdrawal, { params: { orderId } }, { token }),
    cancel: ({ token }: Person, orderId: string) =>
      server.send(cancelWithdrawal, { params: { orderId }, body: {} }, { token }),
    balance: async ({ token }: Person) => (await server.send(getBalance, {}, { token })).value.sumBalance,
  };
}

type Asked = { bankAccountId: string; paymentPassword: string; code: string };

const everything = ['withdrawals.see', 'withdrawals.do', 'withdrawals.propose', 'withdrawals.approve'] as const;

export function refusal(code: ErrorCode) {
  return { status: errorCatalogue[code].status, body: { code } };
}
