import {
  approveWithdrawal,
  claimNextWithdrawal,
  claimWithdrawal,
  forceWithdrawalReceipt,
  getOfficeWithdrawal,
  getWithdrawalProof,
  listOfficeWithdrawals,
  lookTwiceAtWithdrawal,
  rejectWithdrawal,
  releaseWithdrawalClaim,
  resolveWithdrawalDispute,
} from '@pelita/contract/office';
import { getPaymentConfirmationList, processC2CTransaction, uploadWithdrawalProof } from '@pelita/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jpegPicture, pngPicture } from '../platform/pictures/testing/pictures.ts';
import { type Drawer, refusal, withdrawalWorld } from './testing/withdrawal-world.ts';

const place = await withdrawalWorld();
const { world, server, desk, set, ask, look, cancel, balance, carry, carryDue, bank, run, openOperator } = place;
await set('withdrawals.depositTurnover', 0);
let drawer: Drawer;
let first: ReturnType<typeof openOperator>;
let second: ReturnType<typeof openOperator>;

beforeEach(async () => {
  drawer = await place.newDrawer('9000.00');
  [first, second] = [openOperator(), openOperator()];
});
afterEach(async () => {
  const faults = await place.faults();
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

type Operator = typeof first;
const statusOf = async (id: string) => (await look(drawer, id)).value.status;
const detail = async (id: string, who = first) => (await desk.send(getOfficeWithdrawal, { params: { id } }, who)).value;
const claim = async (id: string, who: Operator = first) =>
  (await desk.send(claimWithdrawal, { params: { id }, body: {} }, who)).value.claim.claimNo;
const approve = async (id: string, who: Operator = first, claimNo?: number) =>
  await desk.send(approveWithdrawal, { params: { id }, body: { claimNo: claimNo ?? (await claim(id, who)) } }, who);
const reject = async (id: string, reason: string, who: Operator = first) =>
  await desk.send(rejectWithdrawal, { params: { id }, body: { claimNo: await claim(id, who), reason } }, who);

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
    const listed = await desk.send(listOfficeWithdrawals, { query: { state: 'review' } }, first);
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
    expect((await approve(id)).value).toMatchObject({ state: 'approved' });
    expect(await statusOf(id)).toBe('approved');
    await carry(drawer, id);
    expect(await statusOf(id)).toBe('paying');
    expect((await bank(id, 'confirm')).status).toBe(200);
    expect(await statusOf(id)).toBe('paid');
    expect((await detail(id)).steps.map(({ move }) => move)).toEqual(['queue', 'approve', 'pay', 'report']);
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
    expect(await desk.send(claimWithdrawal, { params: { id }, body: {} }, second)).toMatchObject(
      refusal('claim_taken'),
    );
    expect(await approve(id, second, claimNo)).toMatchObject(refusal('claim_lost'));
    expect(await approve(id, first, claimNo - 1)).toMatchObject(refusal('claim_lost'));
    world.clock.advance({ minutes: 10 });
    expect(await approve(id, first, claimNo)).toMatchObject(refusal('claim_lost'));
    expect((await approve(id, second)).status).toBe(200);
  });

  test('gives a claim back, and the next one takes it', async () => {
    const id = await inReview();
    const claimNo = await claim(id);
    const released = await desk.send(releaseWithdrawalClaim, { params: { id }, body: { claimNo } }, first);
    expect(released.value.claim).toEqual({ claimNo, claimedBy: null, claimedUntil: null });
    expect(await claim(id, second)).toBe(claimNo + 1);
  });

  test('who asks for the next one at the same time as others gets another one', async () => {
    await run(`update withdrawal set claimed_until = $1, claimed_by = id where state = 'review'`, [
      world.clock.now().add({ minutes: 60 }),
    ]);
    const ids = [await inReview(), await inReview(), await inReview()];
    const next = () => desk.send(claimNextWithdrawal, { body: {} }, openOperator());
    const claimed = (await Promise.all([next(), next(), next(), next()])).map(({ value }) => value?.id ?? null);
    expect(new Set(claimed)).toEqual(new Set([...ids, null]));
  });

  test('does only what the permissions say', async () => {
    const id = await inReview();
    const onlooker = openOperator(['withdrawals.see']);
    expect((await desk.send(getOfficeWithdrawal, { params: { id } }, onlooker)).status).toBe(200);
    const missing = refusal('permission_missing');
    expect(await desk.send(claimWithdrawal, { params: { id }, body: {} }, onlooker)).toMatchObject(missing);
    expect(await approve(id, openOperator(['withdrawals.see', 'withdrawals.do']))).toMatchObject(missing);
    expect(await server.call(`/office/withdrawals/${id}`, { token: drawer.token })).toMatchObject({ status: 404 });
    expect(await desk.call(`/office/withdrawals/${id}`, { token: drawer.token })).toMatchObject({ status: 403 });
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
        const { rows, next } = (await desk.send(listOfficeWithdrawals, { query }, first)).value;
        ids.push(...rows.map(({ id }) => id));
        if (next === null) return ids;
        after = next;
      }
    };
    const whole = await walk(100);
    expect(new Set(whole).size).toBe(whole.length);
    for (const size of [1, 2, 3, 7]) expect(await walk(size)).toEqual(whole);
    const bad = await desk.send(listOfficeWithdrawals, { query: { after: 'nonsense' } }, first);
    expect(bad).toMatchObject(refusal('invalid_field'));
  });
});

describe('MC-06 a second operator', () => {
  test('looks at what is large: the first one may not, and then it is paid', async () => {
    const id = await inReview('6000.00');
    const referred = (await approve(id)).value;
    expect(referred.state).toBe('second_look');
    expect(await statusOf(id)).toBe('pending');
    const word = (who: Operator, isApproved = true, version = referred.version) =>
      desk.send(lookTwiceAtWithdrawal, { params: { id }, body: { version, isApproved } }, who);
    expect(await word(first)).toMatchObject(refusal('own_proposal'));
    expect(await word(second, true, referred.version - 1)).toMatchObject(refusal('withdrawal_moved_on'));
    const words = await Promise.all([word(second), word(openOperator()), word(openOperator())]);
    expect(words.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await statusOf(id)).toBe('approved');
  });

  test('sends back what does not convince, and no answer in a day does the same', async () => {
    const id = await inReview('6000.00');
    const { version } = (await approve(id)).value;
    const declined = { params: { id }, body: { version, isApproved: false } };
    expect((await desk.send(lookTwiceAtWithdrawal, declined, second)).value.state).toBe('review');
    await approve(id, second);
    world.clock.advance({ hours: 24 });
    await carryDue();
    expect((await detail(id, openOperator())).state).toBe('review');
  });

  test('splitting gains nothing: sums of a day count, of the player and of the operator', async () => {
    const ids = [await inReview('3000.00'), await inReview('2500.00')];
    expect((await approve(ids[0] ?? '')).value.state).toBe('approved');
    expect((await approve(ids[1] ?? '', second)).value.state).toBe('second_look');
    drawer = await place.newDrawer('9000.00');
    const other = await inReview('2500.00');
    expect((await approve(other, first)).value.state).toBe('second_look');
  });
});

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
    expect((await detail(id, openOperator())).state).toBe('awaiting');
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

  test('that pays more than was due settles what was due, and the operators read of it', async () => {
    const id = await approved();
    await carry(drawer, id);
    await run(`update sandbox_payout set state = 'paid', paid_minor = 30001 where payout_id like $1`, [`${id}-%`]);
    await carry(drawer, id);
    expect((await detail(id)).steps.at(-1)?.note).toContain('30001 minor units, 30000 were due');
    await answer(id, 'received');
    expect(await cash()).toBe(30_000n);
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
    const proof = await desk.send(getWithdrawalProof, { params: { id, imageId: images[0] ?? '' } }, first);
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
    const forced = await desk.send(forceWithdrawalReceipt, { params: { id }, body }, first);
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
  const resolve = async (id: string, resolution: 'paid' | 'payAgain' | 'giveUp') =>
    await desk.send(
      resolveWithdrawalDispute,
      { params: { id }, body: { claimNo: await claim(id), resolution, reason: 'As the bank says.' } },
      first,
    );

  test('ends as paid: it is settled', async () => {
    const id = await disputed();
    expect((await resolve(id, 'paid')).value).toMatchObject({ state: 'completed', settled: '300.00' });
  });

  test('ends as given up: the money goes back, and the player reads why', async () => {
    const id = await disputed();
    expect((await resolve(id, 'giveUp')).value).toMatchObject({ state: 'rejected', released: '300.00' });
    expect((await look(drawer, id)).value).toMatchObject({ status: 'rejected', reason: 'As the bank says.' });
    expect(await balance(drawer)).toBe('9000.00');
  });

  test('ends in a second payout under an id of its own', async () => {
    const id = await disputed();
    expect((await resolve(id, 'payAgain')).value.state).toBe('approved');
    await bank(id, 'confirm');
    expect((await detail(id)).payouts.map(({ attempt, state }) => `${attempt} ${state}`)).toEqual(['1 done', '2 done']);
  });
});
