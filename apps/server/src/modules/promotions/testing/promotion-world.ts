import { randomUUID } from 'node:crypto';
import {
  type CallRequest,
  getAvailablePromotions,
  getPromotionDetail,
  requestDeposit,
  signUpPromotionJoin,
  signUpRequestReward,
  uploadPromotionProof,
} from '@pelita/contract';
import { addPromotion, changePromotion, publishPromotion } from '@pelita/contract/office';
import { type Person, testDatabase, testOffice, testServer, type TestOperator } from '@pelita/testkit';
import { changeSetting } from '../../../platform/settings/change-setting.ts';
import { checkBook } from '../../ledger/index.ts';

export type Typed = CallRequest<typeof addPromotion>['body'];

/** A deposit bonus of 50 per cent to at most 100, with words in both languages. */
export const depositBonusTyped: Typed = {
  kind: 'deposit',
  type: 'deposit',
  tag: null,
  scene: 'harbour',
  position: 500,
  from: null,
  until: null,
  percent: '50',
  amount: null,
  minimum: '20.00',
  cap: '100.00',
  cycle: 'once',
  multiplier: '6',
  base: 'bonus',
  contributions: {},
  products: [],
  conversionCap: null,
  daysValid: 7,
  methods: [],
  needsReview: false,
  budget: '5000.00',
  audience: {
    minimumRank: 0,
    newWithinDays: null,
    verifiedPhone: false,
    diallingCodes: [],
    agents: [],
    firstDepositOnly: false,
    oncePerPerson: false,
  },
  words: {
    MY: { title: 'Bonus ujian', summary: 'Untuk ujian.', html: '<p>Syarat.</p>' },
    EN: { title: 'Test bonus', summary: 'For tests.', html: '<p>Terms.</p>' },
  },
};
export const freeCreditTyped: Typed = {
  ...depositBonusTyped,
  kind: 'freeCredit',
  percent: null,
  amount: '8.00',
  minimum: null,
  cap: null,
};

/** A portal and a back office over one database, and operators who make promotions. */
export async function promotionWorld() {
  const world = await testDatabase();
  const server = await testServer(world);
  const office = await testOffice(world);
  const content = await office.operator('content');
  const key = () => ({ 'idempotency-key': randomUUID() });

  const add = async (typed: Partial<Typed> = {}, by: TestOperator = content) =>
    by.send(addPromotion, { body: { ...depositBonusTyped, ...typed } }, key());
  const publish = (id: string, version = 1, by: TestOperator = content) =>
    by.send(publishPromotion, { params: { id }, body: { version, reason: 'for the month' } }, key());

  return {
    world,
    server,
    office,
    content,
    add,
    publish,
    change: (id: string, body: CallRequest<typeof changePromotion>['body']) =>
      content.send(changePromotion, { params: { id }, body }),
    async published(typed: Partial<Typed> = {}): Promise<string> {
      const added = await add(typed);
      if (added.status !== 200) throw new Error(added.text);
      const { id, version } = added.value;
      const done = await publish(id, version);
      if (done.value?.state !== 'executed') throw new Error(done.text);
      return id;
    },
    async set(name: string, value: unknown): Promise<void> {
      await world.database.transaction((tx) =>
        changeSetting(world.platform.settings.catalogue, async () => undefined)(tx, 'test', name, value),
      );
      await world.platform.settings.refresh();
    },
    list: async (person: Pick<Person, 'token'> | null = null) =>
      (await server.send(getAvailablePromotions, { query: {} }, person ? { token: person.token } : {})).value,
    detail: (promotionId: string, person: Pick<Person, 'token'> | null = null, headers: Record<string, string> = {}) =>
      server.send(
        getPromotionDetail,
        { query: { promotionId } },
        { ...(person ? { token: person.token } : {}), headers },
      ),
    join: ({ token }: Person, promotionId: string) =>
      server.send(signUpPromotionJoin, { body: { promotionId } }, { token }),
    claim: ({ token }: Person, promotionId: string, more: { images?: string[]; remark?: string } = {}) =>
      server.send(signUpRequestReward, { body: { promotionId, ...more } }, { token, headers: key() }),
    upload: ({ token }: Person, promotionId: string, picture: Uint8Array | string) =>
      server.send(
        uploadPromotionProof,
        {
          params: { promotionId },
          body: { picture: typeof picture === 'string' ? picture : Buffer.from(picture).toString('base64') },
        },
        { token },
      ),
    deposit: ({ token }: Person, amount: string, promotionId?: string) =>
      server.send(
        requestDeposit,
        { params: { method: 'purnama' }, body: { amount, ...(promotionId ? { promotionId } : {}) } },
        { token, headers: key() },
      ),
    bank: (orderId: string, act: string) => server.call(`/dev/bank/${orderId}/${act}`, { method: 'POST' }),
    bonusOf: async ({ playerId }: Pick<Person, 'playerId'>) =>
      world.asOwner<{ amount_minor: number; required_minor: number; reference: string }>(
        'select amount_minor::int, required_minor::int, reference from bonus where player_id = $1 order by granted_at',
        [playerId],
      ),
    faults: () => world.database.transaction(checkBook),
  };
}
