import * as office from '@pelita/contract/office';
import { testDatabase, testOffice } from '@pelita/testkit';
import { expect, test } from 'vitest';
import { rowsOfList } from './testing/lists/filled-lists.ts';

const world = await testDatabase({ now: '2026-03-02T04:01:00Z' });
const desk = await testOffice(world);

/** The queues that a list shows too, and what it is narrowed to for that. */
const listed = {
  deposits: [office.listOfficeDeposits, { queue: 'slip', state: 'pending' }],
  withdrawals: [office.listOfficeWithdrawals, { state: 'review,second_look' }],
  disputes: [office.listDisputes, { state: 'open' }],
  vendorTransfers: [office.listVendorTransfers, { state: 'unknown' }],
  verifications: [office.listVerifications, { verification: 'waiting' }],
  riskCases: [office.listRiskCases, { caseState: 'open,watched' }],
  promotionClaims: [office.listPromotionClaims, { state: 'applying' }],
  pointExchanges: [office.listPointExchanges, { state: 'pending' }],
  referrals: [office.listReferrals, { state: 'held' }],
  feedback: [office.listOfficeFeedback, { state: 'open' }],
} as const;

const ROWS = 60;
const shared = /^\s*insert into (?:account|wallet|operator|operator_role)\b/;
const seen = new Set<string>();
for (const name of Object.keys(listed))
  for (const text of rowsOfList[name]?.(ROWS).split(';') ?? []) {
    // Accounts and operators are the same for all lists, the more of them for some.
    if (shared.test(text) && seen.has(text.trim().slice(0, 24))) continue;
    seen.add(text.trim().slice(0, 24));
    await world.asOwner(text);
  }

test('API-01 GET /office/queues OPS-02 counts what the lists of the queues show, and says since when it waits', async () => {
  const auditor = await desk.operator('auditor');
  const { at, queues } = (await auditor.send(office.listQueues, {})).value;
  expect(at).toBe('2026-03-02T04:01:00Z');
  expect(queues.map(({ name }) => name)).toEqual(office.queueNames);
  for (const [name, [list, query]] of Object.entries(listed)) {
    const { count } = (await auditor.send(list, { query: query as object })).value;
    expect(count, name).toBeGreaterThan(0);
    const queue = queues.find((one) => one.name === name);
    expect(queue?.waiting, name).toBe(count);
    expect(Date.parse(queue?.oldestAt ?? ''), name).toBeLessThan(Date.parse(at));
  }
  const quiet = queues.filter(({ waiting }) => waiting === 0);
  expect(quiet.map(({ name, oldestAt }) => [name, oldestAt])).toEqual([
    ['approvals', null],
    ['payoutDisputes', null],
    ['vouchers', null],
  ]);
});

test('API-01 GET /office/queues OPS-01 tells an operator of no queue that the roles do not show', async () => {
  const content = await desk.operator('content');
  const { queues } = (await content.send(office.listQueues, {})).value;
  expect(queues.map(({ name }) => name)).toEqual(['approvals', 'promotionClaims', 'pointExchanges', 'feedback']);
});
