import { randomUUID } from 'node:crypto';
import {
  addBankAccount,
  cancelWithdrawal,
  type ErrorCode,
  errorCatalogue,
  getBalance,
  getWithdrawal,
  type OperatorRole,
  requestWithdrawal,
  setPaymentPassword,
} from '@pelita/contract';
import { newMember, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { checkBook } from '../../modules/ledger/index.ts';
import { checkWithdrawals } from '../../modules/withdrawals/index.ts';
import { changeSetting } from '../../platform/settings/change-setting.ts';

const PAYMENT_PASSWORD = '483920';
const PASSWORD = 'seven tin boats';

export type Drawer = Person & { bankAccountId: string };

/** A portal and a back office over one database, with members who have money, a bank account and a payment password. */
export async function withdrawalWorld() {
  const world = await testDatabase();
  const server = await testServer(world);
  const desk = await testOffice(world);

  const set = async (key: string, value: unknown) => {
    await world.database.transaction((tx) =>
      changeSetting(world.platform.settings.catalogue, async () => undefined)(tx, 'test', key, value),
    );
    await world.platform.settings.refresh();
  };

  return {
    world,
    server,
    desk,
    set,
    openOperator: (role: OperatorRole = 'finance') => desk.operator(role),
    run: <Row>(text: string, values: unknown[] = []) =>
      world.database.single<Row>({ name: text.slice(0, 60), text }, values),
    /** What the queue would do next with a withdrawal. */
    carry: ({ playerId }: Person, id: string) => desk.work('withdrawals.carry', { playerId, id }),
    carryDue: () => desk.work('withdrawals.carry-due'),
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

type Asked = {
  bankAccountId: string;
  paymentPassword: string;
  code: string;
  acceptsTurnoverFee: boolean;
  givesUpBonus: boolean;
};

export function refusal(code: ErrorCode) {
  return { status: errorCatalogue[code].status, body: { code } };
}
