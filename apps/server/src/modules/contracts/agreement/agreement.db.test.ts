import {
  getConsolidatedFunds,
  processDailyWage,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '@pelita/contract';
import { testDatabase } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { setSetting } from '../../../platform/settings/testing/set-setting.ts';
import { agentWorld, tier } from '../testing/agent-world.ts';
import { openOfferFamilies } from '../toggles.ts';
import { expireOffers } from './expire-offers.ts';

const world = await testDatabase({ now: '2026-03-02T02:00:00Z' });
const { clock } = world;
const { agent, offer, accept, process, rows, inTx } = await agentWorld(world);
const share = (rate: string) => ({
  family: 'dividend' as const,
  period: 'semimonthly' as const,
  tiers: [tier('0', 0, rate)],
});
const wage = (rate: string) => ({ family: 'daily' as const, tiers: [tier('10000', 3, rate)] });

beforeEach(async () => {
  await setSetting(world, 'contracts.edges', { 'two sides': '5' });
  await setSetting(world, 'contracts.highestRates', { dividend: '40', daily: '4', hourly: '4', realtime: '4' });
});

const agreed = async (...contract: Parameters<typeof offer>) =>
  accept(contract[2].family, contract[1], await offer(...contract));
const states = async (...ids: string[]) => {
  const found = await rows<{ id: string; state: string }>('select id, state from agent_contract where id = any ($1)', [
    ids,
  ]);
  return ids.map((id) => found.find((row) => row.id === id)?.state);
};
const messagesOf = ({ playerId }: { playerId: string }) =>
  rows<{ name: string }>('select name from message where player_id = $1 order by message_id', [playerId]).then(
    (found) => found.map(({ name }) => name),
  );

describe('AC-06 a contract', () => {
  test('is offered, told of, accepted, and holds from the next period on', async () => {
    const [a] = [await agent()];
    const b = await agent(a);
    await agreed(null, a, wage('0.9'));
    const offered = await process('daily', a, {
      operation: 'offer',
      account: b.username,
      period: 'once',
      tiers: [tier('10000', 3, '0.3')],
    });
    expect(offered).toMatchObject({ state: 'offered', upline: a.username, downline: b.username, effectiveFrom: null });
    expect(await messagesOf(b)).toEqual(['contractOffered']);
    const accepted = await accept('daily', b, offered.contractId);
    // The business day of Kuala Lumpur ends at 16:00 UTC.
    expect(accepted).toMatchObject({ state: 'accepted', effectiveFrom: '2026-03-02T16:00:00Z', effectiveTo: null });
    expect(await messagesOf(a)).toContain('contractAccepted');
  });

  test('is refused above the upline’s terms, where the upline has none, and to who is not directly below', async () => {
    const a = await agent();
    const b = await agent(a);
    const c = await agent(b);
    await expect(offer(a, b, wage('0.1'))).rejects.toMatchObject({ code: 'contract_above_upline' });
    await agreed(null, a, wage('0.4'));
    await expect(offer(a, b, wage('0.5'))).rejects.toMatchObject({ code: 'contract_above_upline' });
    await expect(offer(a, c, wage('0.1'))).rejects.toMatchObject({ code: 'agent_unknown' });
    await expect(offer(a, { ...c, username: 'not there' }, wage('0.1'))).rejects.toMatchObject({
      code: 'agent_unknown',
    });
    await expect(offer(b, a, wage('0.1'))).rejects.toMatchObject({ code: 'agent_unknown' });
    await expect(offer(a, await agent(a, 0), wage('0.1'))).rejects.toMatchObject({ code: 'agent_unknown' });
  });

  test('has rates of at most four decimals, within the operator’s limit, and tiers that do not fall', async () => {
    const a = await agent();
    for (const rate of ['0.1234567', '-1', '101', 'x'])
      expect(
        processDailyWage.body.safeParse({ operation: 'offer', account: 'a', tiers: [tier('0', 0, rate)] }).success,
        rate,
      ).toBe(rate === '101');
    await expect(offer(null, a, wage('101'))).rejects.toMatchObject({ code: 'invalid_field' });
    await expect(offer(null, a, wage('4.0001'))).rejects.toMatchObject({ code: 'contract_terms_invalid' });
    const falling = { family: 'daily' as const, tiers: [tier('10', 0, '0.4'), tier('5', 0, '0.5')] };
    await expect(offer(null, a, falling)).rejects.toMatchObject({
      code: 'contract_terms_invalid',
      details: { extra: { faults: [{ fault: 'tiers_fall', tier: 1 }] } },
    });
  });

  test('is refused by which a team that bets on both sides would earn', async () => {
    await setSetting(world, 'contracts.edges', { 'big or small': '2', sports: '5' });
    const a = await agent();
    await agreed(null, a, wage('0.9'));
    await agreed(null, a, { family: 'realtime', lossRate: '0.6', profitRate: '0.6', singleBet: '0' });
    await expect(offer(null, a, { family: 'hourly', tiers: [tier('0', 0, '0.3')] })).rejects.toMatchObject({
      code: 'contract_exploitable',
      details: { extra: { markets: ['big or small'] } },
    });
    await agreed(null, a, { family: 'hourly', tiers: [tier('0', 0, '0.2')] });
  });

  test('of two acceptances at once is accepted once', async () => {
    const a = await agent();
    const id = await offer(null, a, wage('0.4'));
    const answers = await Promise.allSettled([accept('daily', a, id), accept('daily', a, id), accept('daily', a, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(accept('daily', a, id)).rejects.toMatchObject({ code: 'contract_decided' });
    expect(
      await rows(`select from agent_contract where player_id = $1 and state = 'accepted'`, [a.playerId]),
    ).toHaveLength(1);
  });

  test('offered twice is the later offer, and the one before is taken back', async () => {
    const a = await agent();
    const [first, second] = [await offer(null, a, wage('0.4')), await offer(null, a, wage('0.5'))];
    expect(await states(first, second)).toEqual(['withdrawn', 'offered']);
    await expect(accept('daily', a, first)).rejects.toMatchObject({ code: 'contract_decided' });
  });

  test('cannot be accepted after the upline has got lower terms', async () => {
    const a = await agent();
    const b = await agent(a);
    await agreed(null, a, wage('0.9'));
    const id = await offer(a, b, wage('0.8'));
    await agreed(null, a, wage('0.5'));
    await expect(accept('daily', b, id)).rejects.toMatchObject({ code: 'contract_above_upline' });
    expect(await states(id)).toEqual(['offered']);
  });

  test('is rejected, withdrawn and expires, each told to the other side', async () => {
    const a = await agent();
    const [b, c, d] = [await agent(a), await agent(a), await agent(a)];
    await agreed(null, a, wage('0.9'));
    const ids = [await offer(a, b, wage('0.1')), await offer(a, c, wage('0.1')), await offer(a, d, wage('0.1'))];
    await process('daily', b, { operation: 'reject', contractId: ids[0] ?? '' });
    await process('daily', a, { operation: 'withdraw', contractId: ids[1] ?? '' });
    clock.advance({ hours: 169 });
    await expect(accept('daily', d, ids[2] ?? '')).rejects.toMatchObject({ code: 'contract_decided' });
    await inTx((tx) => expireOffers.handle?.(tx, {}) ?? Promise.resolve());
    expect(await states(...ids)).toEqual(['rejected', 'withdrawn', 'expired']);
    expect(await messagesOf(a)).toEqual(expect.arrayContaining(['contractRejected', 'contractExpired']));
    expect(await messagesOf(c)).toContain('contractWithdrawn');
  });

  test('is terminated by its upline alone, with the running period and all that hang below', async () => {
    const a = await agent();
    const b = await agent(a);
    const c = await agent(b);
    const ids = [
      (await agreed(null, a, wage('0.9'))).contractId,
      (await agreed(a, b, wage('0.8'))).contractId,
      (await agreed(b, c, wage('0.7'))).contractId,
    ];
    const terminate = (who: typeof a, contractId = '') => process('daily', who, { operation: 'terminate', contractId });
    await expect(terminate(b, ids[1])).rejects.toMatchObject({ code: 'contract_unknown' });
    await expect(terminate(c, ids[1])).rejects.toMatchObject({ code: 'contract_unknown' });
    await terminate(a, ids[1]);
    expect(await states(...ids)).toEqual(['accepted', 'terminated', 'terminated']);
    expect(await messagesOf(c)).toContain('contractEnded');
  });
});

describe('AC-07 a lower rate', () => {
  test('lists the downline contracts that would end, ends them with those below only with consent, and tells all', async () => {
    const a = await agent();
    const [b, d] = [await agent(a), await agent(a)];
    const c = await agent(b);
    const first = await agreed(null, a, share('20'));
    const ab = await agreed(a, b, share('15'));
    const ad = await agreed(a, d, share('12'));
    const bc = await agreed(b, c, share('10'));
    const lower = await offer(null, a, share('14'));

    const refused = await accept('dividend', a, lower).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'contract_ends_others' });
    const listed = (refused as { details: { extra: { contracts: { contractId: string }[] } } }).details.extra.contracts;
    expect(listed.map(({ contractId }) => contractId)).toEqual([ab.contractId, bc.contractId]);
    await expect(accept('dividend', a, lower, [ab.contractId])).rejects.toMatchObject({ code: 'contract_ends_others' });
    expect(await states(first.contractId, ab.contractId, bc.contractId)).toEqual(['accepted', 'accepted', 'accepted']);

    const accepted = await accept('dividend', a, lower, [bc.contractId, ab.contractId]);
    expect(await states(first.contractId, ab.contractId, ad.contractId, bc.contractId)).toEqual([
      'superseded',
      'terminated',
      'accepted',
      'terminated',
    ]);
    const ends = await rows<{ effective_to: Temporal.Instant; ended_because: string }>(
      'select effective_to, ended_because from agent_contract where id = any ($1) order by ended_because',
      [[ab.contractId, bc.contractId]],
    );
    expect(ends.map((row) => [row.ended_because, row.effective_to.toString()])).toEqual([
      ['cascade', accepted.effectiveFrom],
      ['lower', accepted.effectiveFrom],
    ]);
    for (const one of [b, c]) expect(await messagesOf(one)).toContain('contractEnded');
  });

  test('that equals the downline’s ends nothing', async () => {
    const a = await agent();
    const b = await agent(a);
    await agreed(null, a, share('20'));
    const ab = await agreed(a, b, share('15'));
    await agreed(null, a, share('15'));
    expect(await states(ab.contractId)).toEqual(['accepted']);
  });
});

describe('AC-09 the relays', () => {
  test.each([
    ['API-01 MCS2_processDividendReq', processDividend, share('20')],
    ['API-01 MCS2_processDailySalContract', processDailyWage, wage('0.4')],
    ['API-01 MCS2_processContractHourSalary', processHourlySalary, { ...wage('0.1'), family: 'hourly' as const }],
    [
      'API-01 MCSFE_processRealTimeSalaryContract',
      processRealTimeSalary,
      { family: 'realtime' as const, lossRate: '0.2', profitRate: '0.1', singleBet: '0.1' },
    ],
  ] as const)(
    '%s API-08 offers and accepts within its family alone, and the funds tell of the offer',
    async (_name, call, terms) => {
      const a = await agent();
      const id = await offer(null, a, terms);
      const toggles = () => inTx((tx) => openOfferFamilies(world.platform.settings)(tx, a.playerId));
      expect(Object.entries(await toggles()).filter(([, isOpen]) => isOpen)).toEqual([[terms.family, true]]);
      const other = terms.family === 'daily' ? 'hourly' : 'daily';
      await expect(accept(other, a, id)).rejects.toMatchObject({ code: 'contract_unknown' });
      expect(call.value.parse(await accept(terms.family, a, id))).toMatchObject({
        state: 'accepted',
        family: terms.family,
      });
      expect(Object.values(await toggles())).toEqual([false, false, false, false]);
      expect(Object.keys(getConsolidatedFunds.value.shape)).toEqual(
        expect.arrayContaining(['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype']),
      );
    },
  );

  test('answer another agent’s contracts like those that are not there', async () => {
    const [a, stranger] = [await agent(), await agent()];
    const b = await agent(a);
    await agreed(null, a, wage('0.9'));
    const id = await offer(a, b, wage('0.8'));
    for (const operation of ['reject', 'withdraw', 'terminate'] as const)
      await expect(process('daily', stranger, { operation, contractId: id })).rejects.toMatchObject({
        code: 'contract_unknown',
      });
    await expect(accept('daily', stranger, id)).rejects.toMatchObject({ code: 'contract_unknown' });
    await expect(accept('daily', a, id)).rejects.toMatchObject({ code: 'contract_unknown' });
    await expect(accept('daily', b, '00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'contract_unknown',
    });
  });

  test('answer nothing of a family that is switched off', async () => {
    const a = await agent();
    const id = await offer(null, a, wage('0.9'));
    await setSetting(world, 'features.dailyWages', false);
    await expect(accept('daily', a, id)).rejects.toMatchObject({ code: 'contracts_closed' });
    await setSetting(world, 'features.dailyWages', true);
  });
});
