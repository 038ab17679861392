import {
  approveProposal,
  approveWithdrawal,
  claimNextWithdrawal,
  claimWithdrawal,
  declineProposal,
  forceWithdrawalReceipt,
  getOfficeWithdrawal,
  getWithdrawalProof,
  listApprovals,
  listOfficeWithdrawals,
  proveOperatorCode,
  rejectWithdrawal,
  releaseWithdrawalClaim,
  resolveWithdrawalDispute,
  returnWithdrawal,
  withdrawProposal,
} from '@pelita/contract/office';
import { beginBreak, getPaymentConfirmationList, processC2CTransaction, uploadWithdrawalProof } from '@pelita/contract';
import { paidIn, type TestOperator } from '@pelita/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jpegPicture, pngPicture } from '../platform/pictures/testing/pictures.ts';
import { type Drawer, refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { world, server, desk, set, ask, look, cancel, balance, carry, carryDue, bank, run, openOperator } = place;
await set('withdrawals.depositTurnover', 0);
let drawer: Drawer;
let first: TestOperator;
let second: TestOperator;

beforeEach(async () => {
  drawer = await place.newDrawer('9000.00');
  [first, second] = [await openOperator(), await openOperator()];
});
afterEach(async () => {
  const faults = await place.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

type Operator = TestOperator;
const statusOf = async (id: string) => (await look(drawer, id)).value.status;
const detail = async (id: string, who = first) => (await who.send(getOfficeWithdrawal, { params: { id } })).value;
const claim = async (id: string, who: Operator = first) =>
  (await who.send(claimWithdrawal, { params: { id }, body: {} })).value.claim.claimNo;
const approve = async (id: string, who: Operator = first, claimNo?: number) =>
  await who.send(approveWithdrawal, { params: { id }, body: { claimNo: claimNo ?? (await claim(id, who)) } });
const reject = async (id: string, reason: string, who: Operator = first) =>
  await who.send(rejectWithdrawal, { params: { id }, body: { claimNo: await claim(id, who), reason } });

/** What follows in money needs a code of the last minutes. */
const showCode = async (who: Operator) =>
  await who.send(proveOperatorCode, { body: { code: await desk.codeOf(who.authenticatorSecret) } });

/** A request that its checks have put into the queue. */
const inReview = async (amount = '300.00') => {
  const { orderId } = (await ask(drawer, amount)).value;
  await carry(drawer, orderId);
  return orderId;
};
const approved = async (amount = '300.00') => {
  const id = await inReview(amount);
  expect((await approve(id)).status).toBe(200);
  return id;
};
/** Paid by the bank, and waiting for the player. */
const paid = async (act = 'confirm', amount = '300.00') => {
  const id = await approved(amount);
  expect((await bank(id, act)).status).toBe(200);
  return id;
};

describe('MC-06 an operator', () => {
  test('sees what waits with its checks, claims it, approves it, and the bank pays it', async () => {
    await place.newDrawer('0');
    const id = await inReview();
    const listed = await first.send(listOfficeWithdrawals, { query: { state: 'review' } });
    expect(listed.value.rows.find((row) => row.id === id)).toMatchObject({
      queue: 'flagged',
      amount: '300.00',
      holder: 'S••• A•••',
      account: expect.stringMatching(/^•••\d{4}$/) as unknown,
    });
    const verdicts = (await detail(id)).checks.filter(({ verdict }) => verdict !== 'pass');
    expect(verdicts.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      'new_payee flag',
      'rapid_in_out flag',
      'shared_address flag',
      'first_withdrawal flag',
    ]);
    expect((await approve(id)).value).toMatchObject({ state: 'executed', result: { state: 'approved' } });
    expect(await statusOf(id)).toBe('approved');
    await carry(drawer, id);
    expect(await statusOf(id)).toBe('paying');
    expect((await bank(id, 'confirm')).status).toBe(200);
    expect(await statusOf(id)).toBe('paid');
    expect((await detail(id)).steps.map(({ move }) => move)).toEqual(['queue', 'approve', 'pay', 'report']);
    // As an operator reads it: in the currency, not in sen.
    const audited = await world.asOwner<{ after: string }>(
      "select after from audit_entry where action = 'approve-withdrawal' and subject = 'withdrawal:' || $1",
      [id],
    );
    expect(audited.map(({ after }) => JSON.parse(after) as unknown)).toMatchObject([
      { state: 'approved', amount: '300.00' },
    ]);
  });

  test('SAFE-02 a player who excludes themselves while the bank pays is paid all the same', async () => {
    const id = await approved();
    await carry(drawer, id);
    expect(await statusOf(id)).toBe('paying');
    const body = { length: '6m' as const, password: 'seven tin boats' };
    expect((await place.server.send(beginBreak, { body }, { token: drawer.token })).status).toBe(200);
    expect((await bank(id, 'confirm')).status).toBe(200);
    expect((await detail(id)).steps.map(({ move }) => move)).toContain('report');
    expect((await detail(id)).state).toBe('awaiting');
  });

  test('rejects with a reason that the player reads, and the money is free again', async () => {
    const id = await inReview();
    expect((await reject(id, '  The name differs.  ')).value.state).toBe('rejected');
    expect((await look(drawer, id)).value).toMatchObject({ status: 'rejected', reason: 'The name differs.' });
    expect(await balance(drawer)).toBe('9000.00');
    expect(await bank(id, 'confirm')).toMatchObject(refusal('payout_unknown'));
  });

  test('gives no empty reason', async () => {
    const id = await inReview();
    expect(await reject(id, '   ')).toMatchObject({ status: 400, body: { fields: { reason: { key: 'required' } } } });
  });

  test('decides nothing that another one holds, and nothing under an old claim', async () => {
    const id = await inReview();
    const claimNo = await claim(id);
    expect(await second.send(claimWithdrawal, { params: { id }, body: {} })).toMatchObject(refusal('claim_taken'));
    expect(await approve(id, second, claimNo)).toMatchObject(refusal('claim_lost'));
    expect(await approve(id, first, claimNo - 1)).toMatchObject(refusal('claim_lost'));
    world.clock.advance({ minutes: 10 });
    for (const operator of [first, second]) await showCode(operator);
    expect(await approve(id, first, claimNo)).toMatchObject(refusal('claim_lost'));
    expect((await approve(id, second)).status).toBe(200);
  });

  test('gives a claim back, and the next one takes it', async () => {
    const id = await inReview();
    const claimNo = await claim(id);
    const released = await first.send(releaseWithdrawalClaim, { params: { id }, body: { claimNo } });
    expect(released.value.claim).toEqual({ claimNo, claimedBy: null, claimedUntil: null });
    expect(await claim(id, second)).toBe(claimNo + 1);
  });

  test('who asks for the next one at the same time as others gets another one', async () => {
    await run(`update withdrawal set claimed_until = $1, claimed_by = id where state = 'review'`, [
      world.clock.now().add({ minutes: 60 }),
    ]);
    const ids = [await inReview(), await inReview(), await inReview()];
    const next = async () => (await openOperator()).send(claimNextWithdrawal, { body: {} });
    const claimed = (await Promise.all([next(), next(), next(), next()])).map(({ value }) => value?.id ?? null);
    expect(new Set(claimed)).toEqual(new Set([...ids, null]));
  });

  test('does only what the permissions say', async () => {
    const id = await inReview();
    const onlooker = await openOperator('support');
    expect((await onlooker.send(getOfficeWithdrawal, { params: { id } })).status).toBe(200);
    const missing = refusal('permission_missing');
    expect(await onlooker.send(claimWithdrawal, { params: { id }, body: {} })).toMatchObject(missing);
    expect(await approve(id, await openOperator('risk'))).toMatchObject(missing);
    expect(await server.call(`/office/withdrawals/${id}`, { token: drawer.token })).toMatchObject({ status: 404 });
    expect(await desk.call(`/office/withdrawals/${id}`, { token: drawer.token, headers: desk.ours })).toMatchObject(
      refusal('not_logged_in'),
    );
  });

  test('withdrawal_stopped: approves nothing that a check stops, and the payout stops too', async () => {
    const id = await inReview();
    const owes = async (minor: number) =>
      await world.asOwner('update wallet set receivable_minor = $2 where player_id = $1', [drawer.playerId, minor]);
    await owes(100);
    expect(await approve(id)).toMatchObject({
      ...refusal('withdrawal_stopped'),
      body: { checks: [{ name: 'receivable' }] },
    });
    await owes(0);
    expect((await approve(id)).status).toBe(200);
    await owes(100);
    await carry(drawer, id);
    await owes(0);
    expect(await detail(id)).toMatchObject({ state: 'review', queue: 'stopped' });
  });

  test('walks the list by key at every page size', async () => {
    for (let count = 0; count < 3; count += 1) await inReview('50.00');
    const walk = async (size: number) => {
      const ids: string[] = [];
      for (let after: string | undefined; ;) {
        const query = { size: String(size), ...(after === undefined ? {} : { after }) };
        const { rows, next } = (await first.send(listOfficeWithdrawals, { query })).value;
        ids.push(...rows.map(({ id }) => id));
        if (next === null) return ids;
        after = next;
      }
    };
    const whole = await walk(100);
    expect(new Set(whole).size).toBe(whole.length);
    for (const size of [1, 2, 3, 7]) expect(await walk(size)).toEqual(whole);
    const bad = await first.send(listOfficeWithdrawals, { query: { after: 'nonsense' } });
    expect(bad).toMatchObject(refusal('invalid_field'));
  });
});

describe('MC-06 OPS-04 a second operator', () => {
  const vote = (which: typeof approveProposal | typeof declineProposal, { id, inputHash }: Proposal, who = second) =>
    who.send(which as typeof approveProposal, { params: { id }, body: { inputHash } });
  const proposed = async (amount = '6000.00') => {
    const id = await inReview(amount);
    const { value } = await approve(id);
    return { id, proposal: value };
  };
  const stateOf = async (id: string) => (await detail(id, await openOperator())).state;
  const approval = async ({ id }: Proposal) =>
    (
      await run<{ state: string; refusal: string | null }>(
        'select state, refusal from approval where approval_id = $1',
        [id],
      )
    )[0];

  test('looks at what is large: what would be is shown, one’s own proposal is refused, and one vote pays it', async () => {
    const { id, proposal } = await proposed();
    expect(proposal).toMatchObject({ state: 'open', result: { state: 'approved', amount: '6000.00' } });
    expect(await stateOf(id)).toBe('second_look');
    expect(await statusOf(id)).toBe('pending');
    expect(await vote(approveProposal, proposal, first)).toMatchObject(refusal('own_proposal'));
    expect(await vote(approveProposal, proposal, await openOperator('risk'))).toMatchObject(
      refusal('permission_missing'),
    );
    const others = [second, await openOperator(), await openOperator()];
    const votes = await Promise.all(others.map((who) => vote(approveProposal, proposal, who)));
    expect(votes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(votes.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await statusOf(id)).toBe('approved');
    expect((await detail(id)).steps.map(({ move }) => move)).toEqual(['queue', 'refer', 'confirmLook']);
  });

  test('own_proposal: who referred or declined it before does not vote on it, and the list says so', async () => {
    const { id, proposal } = await proposed();
    expect((await vote(declineProposal, proposal)).status).toBe(200);
    const third = await openOperator();
    const again = (await approve(id, third)).value;
    for (const who of [first, second])
      expect(await vote(approveProposal, again, who)).toMatchObject(refusal('own_proposal'));
    const shown = (await first.send(listApprovals, { query: {} })).value.approvals.find((one) => one.id === again.id);
    expect(shown).toMatchObject({ kind: 'POST /office/withdrawals/{id}/approve', whyNoVote: 'own_proposal' });
    expect((await vote(approveProposal, again, await openOperator())).status).toBe(200);
  });

  test('a declined, a withdrawn and an expired proposal free the withdrawal for another decision', async () => {
    const { id, proposal } = await proposed();
    await vote(declineProposal, proposal);
    expect((await detail(id)).steps.at(-1)).toMatchObject({
      move: 'declineLook',
      actor: `operator:${second.operatorId}`,
      note: 'the proposal is rejected',
    });
    const mine = (await approve(id, second)).value;
    expect((await second.send(withdrawProposal, { params: { id: mine.id }, body: {} })).status).toBe(200);
    expect(await stateOf(id)).toBe('review');
    await approve(id, second);
    world.clock.advance({ hours: 24 });
    await desk.work('approvals.expire');
    expect(await stateOf(id)).toBe('review');
    const sums = await run('select from withdrawal where id = $1 and approved_by is not null', [id]);
    expect(sums).toEqual([]);
  });

  test('cancelled in the same instant: the proposal is void or done, and the money is in one place', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, proposal } = await proposed();
      const [back, forth] = await Promise.all([cancel(drawer, id), vote(approveProposal, proposal)]);
      expect([back.status, forth.status].filter((status) => status === 200)).toHaveLength(1);
      const isBack = back.status === 200;
      expect(await statusOf(id)).toBe(isBack ? 'cancelled' : 'approved');
      expect((await approval(proposal))?.state).toBe(isBack ? 'void' : 'executed');
      drawer = await place.newDrawer('9000.00');
    }
  });

  test('withdrawal_stopped: a finding that came since voids the proposal and sends the withdrawal back', async () => {
    const { id, proposal } = await proposed();
    await world.asOwner('update wallet set receivable_minor = 100 where player_id = $1', [drawer.playerId]);
    expect(await vote(approveProposal, proposal)).toMatchObject(refusal('withdrawal_stopped'));
    await world.asOwner('update wallet set receivable_minor = 0 where player_id = $1', [drawer.playerId]);
    expect(await approval(proposal)).toEqual({ state: 'void', refusal: 'withdrawal_stopped' });
    expect(await stateOf(id)).toBe('review');
  });

  test('proposed twice at once is one proposal', async () => {
    const id = await inReview('6000.00');
    const claimNo = await claim(id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => approve(id, first, claimNo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(id)).toBe('second_look');
  });

  test('splitting gains nothing: sums of a day count, of the player and of the operator', async () => {
    const ids = [await inReview('3000.00'), await inReview('2500.00')];
    expect((await approve(ids[0] ?? '')).value.state).toBe('executed');
    expect((await approve(ids[1] ?? '', second)).value.state).toBe('open');
    drawer = await place.newDrawer('9000.00');
    const other = await inReview('2500.00');
    expect((await approve(other, first)).value.state).toBe('open');
  });

  test('splitting gains nothing in the same instant: of two operators, and of one in two tabs', async () => {
    const ids = [await inReview('3000.00'), await inReview('2500.00')];
    const both = await Promise.all([approve(ids[0] ?? '', first), approve(ids[1] ?? '', second)]);
    expect(both.map(({ value }) => value.state).toSorted()).toEqual(['executed', 'open']);
    const operator = await openOperator();
    const others = [];
    for (const amount of ['3000.00', '2500.00']) {
      drawer = await place.newDrawer('9000.00');
      others.push(await inReview(amount));
    }
    const tabs = await Promise.all(others.map((id) => approve(id, operator)));
    expect(tabs.map(({ value }) => value.state).toSorted()).toEqual(['executed', 'open']);
  });
});

type Proposal = { id: string; inputHash: string };

describe('MC-06 in the same instant', () => {
  test('approved twice is approved once', async () => {
    const id = await inReview();
    const claimNo = await claim(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(id, first, claimNo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of a cancel and an approval one wins, and the money is in one place', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await inReview('100.00');
      const claimNo = await claim(id);
      const [back, forth] = await Promise.all([cancel(drawer, id), approve(id, first, claimNo)]);
      expect([back.status, forth.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await statusOf(id)).toBe(back.status === 200 ? 'cancelled' : 'approved');
      if (forth.status === 200) await bank(id, 'confirm');
      if (forth.status === 200) await answer(id, 'received');
    }
  });
});

const answer = (orderId: string, said: 'received' | 'notReceived' | 'fullPayment', more: object = {}) =>
  server.send(processC2CTransaction, { body: { orderId, answer: said, ...more } }, { token: drawer.token });
const upload = (orderId: string, picture: Uint8Array | string, who = drawer) =>
  server.send(
    uploadWithdrawalProof,
    {
      params: { orderId },
      body: { picture: typeof picture === 'string' ? picture : Buffer.from(picture).toString('base64') },
    },
    { token: who.token },
  );
const confirmations = async () =>
  (await server.send(getPaymentConfirmationList, {}, { token: drawer.token })).value.list;

describe('the paying bank', () => {
  const cash = async () =>
    await run<{ sum: bigint }>(
      `select coalesce(sum(amount_minor), 0)::bigint as sum from ledger_entry
       where account = 'house:cash:sandbox' and player_id = $1 and kind = 'withdrawal'`,
      [drawer.playerId],
    ).then(([row]) => row?.sum);
  const asked = async (id: string) =>
    await run<{ payout_id: string }>('select payout_id from sandbox_payout where payout_id like $1', [`${id}-%`]);

  test('WALLET-02 gives notice twice and is heard once', async () => {
    const id = await paid('twice');
    expect(await statusOf(id)).toBe('paid');
    await answer(id, 'received');
    expect(await cash()).toBe(30_000n);
  });

  test('WALLET-02 whose answer is lost is asked about, also after a day, and nobody is paid twice', async () => {
    const id = await paid('lose');
    expect(await statusOf(id)).toBe('paying');
    expect((await detail(id)).state).toBe('unknown');
    expect(await balance(drawer)).toBe('8700.00');
    world.clock.advance({ hours: 24 });
    await carryDue();
    // The player’s own session is over by then.
    expect((await detail(id, await openOperator())).state).toBe('awaiting');
    expect(await asked(id)).toHaveLength(1);
  });

  test('WALLET-02 that refuses sends it back to the operators, with the money still held', async () => {
    const id = await paid('fail');
    expect(await detail(id)).toMatchObject({ state: 'review', payouts: [{ attempt: 1, state: 'refused' }] });
    expect(await balance(drawer)).toBe('8700.00');
    await approve(id);
    await bank(id, 'confirm');
    expect(await statusOf(id)).toBe('paid');
    expect(await asked(id)).toHaveLength(2);
  });

  test('MC-07 WALLET-01 that pays a part: the part is settled when it is confirmed, the rest is paid again', async () => {
    const id = await paid('part');
    expect(await confirmations()).toMatchObject([
      { orderId: id, amountReceived: '150.00', remainingAmount: '150.00', status: 'partlyPaid', images: [] },
    ]);
    expect((await answer(id, 'received')).value).toMatchObject({ status: 'partlyPaid', paidAmount: '150.00' });
    await bank(id, 'confirm');
    expect(await confirmations()).toMatchObject([{ amountReceived: '150.00', remainingAmount: '0.00' }]);
    expect((await answer(id, 'received')).value).toMatchObject({ status: 'confirmed', paidAmount: '300.00' });
    expect(await cash()).toBe(30_000n);
    expect(await confirmations()).toEqual([]);
  });

  test('WALLET-01 that pays more than was due settles what was due; the surplus is booked, owed and repaid', async () => {
    const id = await approved();
    await carry(drawer, id);
    await run(`update sandbox_payout set state = 'paid', paid_minor = 30001 where payout_id like $1`, [`${id}-%`]);
    await carry(drawer, id);
    expect((await detail(id)).steps.at(-1)?.note).toContain('30001 minor units, 30000 were due');
    await answer(id, 'received');
    expect(await cash()).toBe(30_000n);
    const booked = await run(
      'select kind, debit_account, credit_account, amount_minor from transfer where reference = $1 and kind = $2',
      [id, 'surplus'],
    );
    expect(booked).toEqual([
      { kind: 'surplus', debit_account: 'receivable', credit_account: 'house:cash:sandbox', amount_minor: 1n },
    ]);
    await paidIn(server, drawer, '10.00');
    expect(await balance(drawer)).toBe('8709.99');
  });

  test('MC-06 that sends back what was settled: the wallet gets it and the fee, once, and it is over', async () => {
    await set('withdrawals.fee', '2.50');
    const id = await paid();
    await answer(id, 'received');
    await set('withdrawals.fee', '0.00');
    expect(await balance(drawer)).toBe('8700.00');
    await Promise.all([bank(id, 'return'), bank(id, 'return')]);
    expect((await look(drawer, id)).value).toMatchObject({ status: 'returned', paidAmount: '0.00' });
    expect(await balance(drawer)).toBe('9000.00');
    expect(await detail(id)).toMatchObject({ state: 'returned', returned: '300.00', payouts: [{ state: 'returned' }] });
  });

  test('that sends back what the player has not confirmed: nothing is given, the operators decide anew', async () => {
    const id = await paid();
    await bank(id, 'return');
    expect(await detail(id)).toMatchObject({ state: 'review', queue: 'flagged', reported: '0.00' });
    expect(await balance(drawer)).toBe('8700.00');
    expect((await approve(id)).value.state).toBe('executed');
    await bank(id, 'confirm');
    expect((await answer(id, 'received')).value).toMatchObject({ status: 'confirmed', paidAmount: '300.00' });
  });

  test('MC-06 WALLET-01 that sends back a part while it has the rest: the wallet gets the part at once, the fee with the whole', async () => {
    await set('withdrawals.fee', '2.00');
    const id = await paid('part');
    await set('withdrawals.fee', '0.00');
    await answer(id, 'received');
    await carry(drawer, id);
    const parts = async () => {
      const { state, amount, settled, returned, released } = await detail(id);
      return { state, settled, returned, released, open: (Number(amount) - Number(settled)).toFixed(2) };
    };
    expect(await parts()).toEqual({
      state: 'paying',
      settled: '149.00',
      returned: '0.00',
      released: '0.00',
      open: '151.00',
    });
    await Promise.all([bank(id, 'return'), bank(id, 'return')]);
    expect(await parts()).toMatchObject({ state: 'paying', settled: '149.00', returned: '149.00', open: '151.00' });
    expect(await balance(drawer)).toBe('8849.00');
    expect((await look(drawer, id)).value).toMatchObject({ status: 'paying', paidAmount: '0.00' });
    await bank(id, 'confirm');
    expect((await answer(id, 'received')).value).toMatchObject({ status: 'confirmed', paidAmount: '149.00' });
    await bank(id, 'return');
    expect(await parts()).toEqual({
      state: 'returned',
      settled: '300.00',
      returned: '300.00',
      released: '0.00',
      open: '0.00',
    });
    expect(await balance(drawer)).toBe('9000.00');
  });

  test('that sends back a part before the rest is sent: the operators decide about the rest', async () => {
    const id = await paid('part');
    await answer(id, 'received');
    expect((await detail(id)).state).toBe('approved');
    const body = { attempt: 1, reason: 'The bank has written to us.' };
    const { value } = await first.send(returnWithdrawal, { params: { id }, body });
    await second.send(approveProposal, { params: { id: value.id }, body: { inputHash: value.inputHash } });
    expect(await detail(id)).toMatchObject({ state: 'review', queue: 'flagged', returned: '150.00' });
    expect((await reject(id, 'The account is closed.')).value.state).toBe('rejected');
    expect(await balance(drawer)).toBe('9000.00');
  });

  test('OPS-04 a return that operators enter is decided by two, whatever the sum', async () => {
    const id = await paid();
    await answer(id, 'received');
    const body = { attempt: 1, reason: 'The bank has written to us.' };
    const { value } = await first.send(returnWithdrawal, { params: { id }, body });
    expect(value).toMatchObject({ state: 'open', result: { state: 'returned', returned: '300.00' } });
    expect(await balance(drawer)).toBe('8700.00');
    const vote = (who: TestOperator) =>
      who.send(approveProposal, { params: { id: value.id }, body: { inputHash: value.inputHash } });
    expect(await vote(first)).toMatchObject(refusal('own_proposal'));
    // The bank's own notice comes in between.
    await bank(id, 'return');
    expect(await vote(second)).toMatchObject(refusal('proposal_outdated'));
    expect(await balance(drawer)).toBe('9000.00');
    const again = await first.send(returnWithdrawal, { params: { id }, body });
    expect(again).toMatchObject(refusal('payout_unknown'));
  });

  test('takes a payout once however many carry it at once', async () => {
    const id = await approved();
    await Promise.all(Array.from({ length: 8 }, () => carry(drawer, id)));
    expect(await asked(id)).toHaveLength(1);
    await run(`update sandbox_payout set state = 'paid', paid_minor = amount_minor where payout_id like $1`, [
      `${id}-%`,
    ]);
    await Promise.all(Array.from({ length: 8 }, () => carry(drawer, id)));
    expect((await detail(id)).steps.filter(({ move }) => move === 'report')).toHaveLength(1);
  });

  test('that never saw a payout gets it again under the same id', async () => {
    const id = await approved();
    await carry(drawer, id);
    await run('delete from sandbox_payout where payout_id like $1', [`${id}-%`]);
    await carry(drawer, id);
    expect(await asked(id)).toEqual([{ payout_id: `${id}-1` }]);
  });

  test('MC-06 the fee stays here, the rest is paid', async () => {
    await set('withdrawals.fee', '2.50');
    const id = await paid();
    expect(await confirmations()).toMatchObject([{ amountReceived: '297.50', fee: '2.50' }]);
    expect((await answer(id, 'received')).value).toMatchObject({ paidAmount: '297.50', fee: '2.50' });
    expect(await cash()).toBe(29_750n);
    await set('withdrawals.fee', '0.00');
  });

  test('MC-06 its word counts where no player is asked', async () => {
    await set('withdrawals.receiptMinutes', 0);
    const id = await paid('part');
    expect(await statusOf(id)).toBe('partlyPaid');
    await bank(id, 'confirm');
    expect(await statusOf(id)).toBe('confirmed');
    await set('withdrawals.receiptMinutes', 60);
  });
});

describe('API-01 MCSFE_getPaymentConfirmationList, MCSFE_processC2CTransaction', () => {
  test('MC-07 unconfirmed after the minutes counts as received', async () => {
    const id = await paid();
    world.clock.advance({ minutes: 59 });
    await carryDue();
    expect(await statusOf(id)).toBe('paid');
    world.clock.advance({ minutes: 1 });
    await carryDue();
    expect(await statusOf(id)).toBe('confirmed');
    expect(await answer(id, 'received')).toMatchObject(refusal('withdrawal_not_awaiting'));
  });

  test('MC-07 full payment settles all although less was reported', async () => {
    const id = await paid('part');
    expect((await answer(id, 'fullPayment')).value).toMatchObject({ status: 'confirmed', paidAmount: '300.00' });
  });

  test('MC-07 not received needs a picture, at most three, and reaches the operators with them', async () => {
    const id = await paid();
    expect(await answer(id, 'notReceived', { remark: 'Nothing came.' })).toMatchObject(refusal('proof_required'));
    const images = [];
    for (const picture of [pngPicture(), jpegPicture(), pngPicture()])
      images.push((await upload(id, picture)).value.imageId);
    expect(await upload(id, pngPicture())).toMatchObject(refusal('too_many_proofs'));
    const long = await answer(id, 'notReceived', { images, remark: 'x'.repeat(141) });
    expect(long).toMatchObject({ status: 400, body: { fields: { remark: { key: 'too_long' } } } });
    const other = await place.newDrawer('0');
    expect(await upload(id, pngPicture(), other)).toMatchObject(refusal('withdrawal_unknown'));
    expect((await answer(id, 'notReceived', { images, remark: 'Nothing came.' })).value.status).toBe('disputed');
    expect(await balance(drawer)).toBe('8700.00');
    const seen = await detail(id);
    expect(seen).toMatchObject({ state: 'disputed', proofs: images.toSorted() });
    expect(seen.steps.at(-1)).toMatchObject({ move: 'dispute', note: 'Nothing came.' });
    const proof = await first.send(getWithdrawalProof, { params: { id, imageId: images[0] ?? '' } });
    expect(proof.value.mediaType).toBe('image/png');
  });

  test.for([
    ['text', Buffer.from('not a picture').toString('base64')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['half a PNG', Buffer.from(pngPicture().subarray(0, 60)).toString('base64')],
    ['no base64', '%%%'],
  ])('MC-07 an image that is none is refused: %s', async ([, picture]) => {
    const id = await paid();
    expect(await upload(id, picture ?? '')).toMatchObject({
      status: 400,
      body: { fields: { picture: { key: 'not_a_picture' } } },
    });
  });

  test('MC-07 a picture of another withdrawal is not taken', async () => {
    const [one, other] = [await paid(), await paid()];
    const { imageId } = (await upload(one, pngPicture())).value;
    expect(await answer(other, 'notReceived', { images: [imageId] })).toMatchObject(refusal('proof_unknown'));
  });

  test('MC-07 a forced receipt is final: the money does not come back', async () => {
    const id = await paid();
    const body = { claimNo: await claim(id), reason: 'The bank has shown its receipt.' };
    const forced = await first.send(forceWithdrawalReceipt, { params: { id }, body });
    expect(forced.value).toMatchObject({ state: 'completed', released: '0.00' });
    expect(await balance(drawer)).toBe('8700.00');
    expect(await cancel(drawer, id)).toMatchObject(refusal('withdrawal_not_pending'));
    expect(await answer(id, 'notReceived', { images: [id] })).toMatchObject(refusal('withdrawal_not_awaiting'));
  });

  test('MC-07 of a player’s two answers at once one counts', async () => {
    const id = await paid('part');
    const answers = await Promise.all([answer(id, 'received'), answer(id, 'fullPayment'), answer(id, 'received')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('MC-07 a dispute', () => {
  const disputed = async () => {
    const id = await paid();
    await answer(id, 'notReceived', { images: [(await upload(id, pngPicture())).value.imageId] });
    return id;
  };
  const resolve = async (id: string, resolution: 'paid' | 'payAgain' | 'giveUp') => {
    const body = { claimNo: await claim(id), resolution, reason: 'As the bank says.' };
    return await first.send(resolveWithdrawalDispute, { params: { id }, body });
  };

  test('above the threshold two decide: the proposal moves nothing, one’s own vote is refused, the other one’s does it', async () => {
    const id = await disputed();
    await set('approvals.withdrawal.secondAbove', '0');
    const { value } = await resolve(id, 'giveUp');
    await set('approvals.withdrawal.secondAbove', '5000');
    expect(value).toMatchObject({ state: 'open', result: { state: 'rejected', released: '300.00' } });
    expect((await detail(id)).state).toBe('disputed');
    const vote = (who: Operator) =>
      who.send(approveProposal, { params: { id: value.id }, body: { inputHash: value.inputHash } });
    expect(await vote(first)).toMatchObject(refusal('own_proposal'));
    expect((await vote(second)).value).toMatchObject({ state: 'executed', result: { state: 'rejected' } });
    expect(await balance(drawer)).toBe('9000.00');
  });

  test('ends as paid: it is settled', async () => {
    const id = await disputed();
    expect((await resolve(id, 'paid')).value.result).toMatchObject({ state: 'completed', settled: '300.00' });
  });

  test('ends as given up: the money goes back, and the player reads why', async () => {
    const id = await disputed();
    expect((await resolve(id, 'giveUp')).value.result).toMatchObject({ state: 'rejected', released: '300.00' });
    expect((await look(drawer, id)).value).toMatchObject({ status: 'rejected', reason: 'As the bank says.' });
    expect(await balance(drawer)).toBe('9000.00');
  });

  test('ends in a second payout under an id of its own', async () => {
    const id = await disputed();
    expect((await resolve(id, 'payAgain')).value.result.state).toBe('approved');
    await bank(id, 'confirm');
    expect((await detail(id)).payouts.map(({ attempt, state }) => `${attempt} ${state}`)).toEqual(['1 done', '2 done']);
  });

  test('WALLET-01 that was paid again, of which the first payment comes back: it was never settled, so the wallet gets nothing', async () => {
    const id = await disputed();
    await resolve(id, 'payAgain');
    await carry(drawer, id);
    await bank(id, 'confirm');
    await answer(id, 'received');
    await run(`update sandbox_payout set state = 'returned' where payout_id = $1`, [`${id}-1`]);
    const body = { attempt: 1, reason: 'The bank has written to us.' };
    const { value } = await first.send(returnWithdrawal, { params: { id }, body });
    await second.send(approveProposal, { params: { id: value.id }, body: { inputHash: value.inputHash } });
    expect(await detail(id)).toMatchObject({
      state: 'completed',
      returned: '0.00',
      payouts: [{ state: 'returned' }, { state: 'done' }],
    });
    expect(await balance(drawer)).toBe('8700.00');
  });
});
