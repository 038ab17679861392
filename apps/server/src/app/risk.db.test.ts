import { randomUUID } from 'node:crypto';
import { getInbox } from '@pelita/contract';
import {
  approveProposal,
  closeRiskAccount,
  contactRiskPlayer,
  decideRiskCase,
  getRiskCase,
  listRiskCases,
  listRiskFindings,
  lookForRisk,
  noteRiskCase,
  putSetting,
  type RiskCase,
  type RiskRule,
  takeRiskCase,
} from '@pelita/contract/office';
import { newMember, paidIn, type Person, testDatabase, testOffice, testServer } from '@pelita/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { riskSettings } from '../modules/risk/settings.ts';
import { changeSetting } from '../platform/settings/change-setting.ts';

const world = await testDatabase();
const server = await testServer(world);
const office = await testOffice(world);
let [risk, second, auditor] = [
  await office.operator('risk'),
  await office.operator('risk'),
  await office.operator('auditor'),
];
// A session is locked when its operator does nothing for some minutes, and tests move the clock.
beforeEach(async () => {
  [risk, second, auditor] = [
    await office.operator('risk'),
    await office.operator('risk'),
    await office.operator('auditor'),
  ];
});

async function set(name: string, value: unknown): Promise<void> {
  const { settings } = world.platform;
  await world.database.transaction((tx) =>
    changeSetting(settings.catalogue, async () => undefined)(tx, 'test', name, value),
  );
  await settings.refresh();
}

const run = (text: string, values: readonly unknown[] = []) => world.asOwner(text, values);
const now = () => world.clock.now();
const ago = (duration: Temporal.DurationLike) => now().subtract(duration).toString();
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
/** A moment later: what is of this very instant is looked at by the next run. */
const look = (rule: RiskRule) => {
  world.clock.advance({ seconds: 1 });
  return office.work(`risk.${rule}`);
};
/** Figures count a bucket when it is over for some minutes. */
async function counted(): Promise<void> {
  world.clock.advance({ minutes: 30 });
  await office.work('figures.count-new');
}

type Row = { id: string; player: { id: string }; rule?: string; caseState: string };
async function findings(person: Person): Promise<Row[]> {
  const operator = await office.operator('risk');
  const { rows } = (await operator.send(listRiskFindings, { query: { player: person.playerId } })).value;
  return rows as unknown as Row[];
}
async function caseId(person: Person): Promise<string> {
  const [row] = await world.asOwner<{ id: string }>(
    'select id from risk_case where player_id = $1 order by opened_at desc, id desc limit 1',
    [person.playerId],
  );
  return row?.id ?? '';
}
async function caseOf(person: Person): Promise<RiskCase> {
  const operator = await office.operator('risk');
  return (await operator.send(getRiskCase, { params: { id: await caseId(person) } })).value;
}
async function factsOf(person: Person): Promise<Record<string, string>> {
  const { findings: found } = await caseOf(person);
  return Object.fromEntries((found[0]?.facts ?? []).map(({ name, value }) => [name, value]));
}

/** A device that these came by. */
async function shareDevice(...people: Person[]): Promise<void> {
  await run('update session set device_hash = $1, opened_at = $2 where player_id = any ($3::uuid[])', [
    Buffer.from(randomUUID()),
    ago({ minutes: 5 }),
    people.map(({ playerId }) => playerId),
  ]);
}

async function withdraws({ playerId }: Person, amountMinor: number): Promise<void> {
  await run(
    `insert into withdrawal (player_id, id, idempotency_key, currency, amount_minor, fee_minor, state, bank_account_id,
       payee_bank, payee_name, payee_number, language, requested_at)
     values ($1, $2, $3, 'MYR', $4, 0, 'review', $2, 'Bank Seroja', 'A B', '1', 'MY', $5)`,
    [playerId, randomUUID(), randomUUID(), amountMinor, ago({ minutes: 1 })],
  );
}

/** A case like any other. */
async function withCase(): Promise<Person> {
  const [person, other] = [await newMember(server), await newMember(server)];
  await shareDevice(person, other);
  await look('sharedMeans');
  return person;
}

describe('rules', () => {
  test('OPS-04 risk: accounts with a device in common are found on both sides, once, however often it is looked', async () => {
    const [one, two, alone] = [await newMember(server), await newMember(server), await newMember(server)];
    await shareDevice(one, two);
    await look('sharedMeans');
    await look('sharedMeans');
    await Promise.all([look('sharedMeans'), look('sharedMeans')]);
    expect(await findings(one)).toHaveLength(1);
    expect(await findings(two)).toHaveLength(1);
    expect(await findings(alone)).toEqual([]);
    const found = await caseOf(one);
    expect(found).toMatchObject({ state: 'open', outcome: null, assignedTo: null });
    expect(found.findings[0]?.rows).toMatchObject([{ kind: 'device', other: { username: two.username } }]);
    expect(await factsOf(one)).toMatchObject({ accounts: '1', devices: '1', bankAccounts: '0' });
    // Said once: the day after, the same pair is nothing new.
    world.clock.advance({ hours: 24 });
    await run('update session set opened_at = $1 where player_id = any ($2::uuid[])', [
      ago({ minutes: 5 }),
      [one.playerId, two.playerId],
    ]);
    await look('sharedMeans');
    expect(await findings(one)).toHaveLength(1);
  });

  test('OPS-04 risk: a bank account of another player is found at who adds it', async () => {
    const [one, two] = [await newMember(server), await newMember(server)];
    const add = ({ playerId }: Person, at: string) =>
      run(
        `insert into bank_account (player_id, bank_account_id, bank_name, holder_name, account_number, added_at)
         values ($1, $2, 'Bank Seroja', 'A B', '77001234', $3)`,
        [playerId, randomUUID(), at],
      );
    await add(one, ago({ hours: 24 * 30 }));
    await add(two, ago({ minutes: 10 }));
    await look('sharedMeans');
    expect(await findings(one)).toEqual([]);
    expect((await caseOf(two)).findings[0]?.rows).toMatchObject([
      { kind: 'bankAccount', reference: 'Bank Seroja •••1234', other: { username: one.username } },
    ]);
  });

  test('OPS-04 risk: deposits just below an amount are found at their number, and neither fewer nor others', async () => {
    await set('risk.structuredDeposits', { isOn: true, below: '100', bandPercent: 10, count: 3, hours: 24 });
    const [many, few, round] = [await newMember(server), await newMember(server), await newMember(server)];
    for (const amount of ['95', '99', '90']) await paidIn(server, many, amount);
    for (const amount of ['95', '99', '89']) await paidIn(server, few, amount);
    for (const amount of ['100', '100', '100']) await paidIn(server, round, amount);
    await look('structuredDeposits');
    expect([await findings(few), await findings(round)]).toEqual([[], []]);
    expect(await factsOf(many)).toMatchObject({ deposits: '3', deposited: '284.00', largest: '99.00', hours: '24' });
    // One more of the same day is counted into what was found, while nobody has looked.
    await paidIn(server, many, '91');
    await look('structuredDeposits');
    expect(await findings(many)).toHaveLength(1);
    expect(await factsOf(many)).toMatchObject({ deposits: '4' });
    await set('risk.structuredDeposits', { isOn: false, below: '100', bandPercent: 10, count: 3, hours: 24 });
    const later = await newMember(server);
    for (const amount of ['95', '99', '90']) await paidIn(server, later, amount);
    await look('structuredDeposits');
    expect(await findings(later)).toEqual([]);
  });

  test('OPS-04 risk: money that goes out as it came in is found, and money that was played with is not', async () => {
    await set('risk.rapidInOut', { isOn: true, hours: 24, minimum: '100', withdrawnPercent: 80, playedPercent: 30 });
    const [quick, player, keeper] = [await newMember(server), await newMember(server), await newMember(server)];
    for (const one of [quick, player, keeper]) await paidIn(server, one, '200');
    const paidAt = now().toString();
    await counted();
    // What was played stands in the figures.
    await run(
      `insert into figure_player_bucket values ($1, date_bin('5 minutes', $2::timestamptz, 'epoch'), 'real', 'MYR', 'provider', 'bet',
         'house', 'RNG', 'X', 0, 0, 1, 6000, '{}', null)`,
      [player.playerId, paidAt],
    );
    await withdraws(quick, 16_000);
    await withdraws(player, 16_000);
    await withdraws(keeper, 15_000);
    await counted();
    await look('rapidInOut');
    expect([await findings(player), await findings(keeper)]).toEqual([[], []]);
    expect(await factsOf(quick)).toMatchObject({
      deposited: '200.00',
      withdrawn: '160.00',
      withdrawnPercent: '80',
      played: '0.00',
      playedPercent: '0',
    });
    expect((await caseOf(quick)).findings[0]?.rows.map(({ kind }) => kind)).toEqual(['deposit', 'withdrawal']);
  });

  test('OPS-04 risk: two with a device in common on both sides of the same rounds are found; strangers and others’ rounds are not', async () => {
    await set('risk.oppositeBets', { isOn: true, rounds: 3, percent: 50, days: 90 });
    const [one, two, stranger] = [await newMember(server), await newMember(server), await newMember(server)];
    await shareDevice(one, two);
    const bets = async ({ playerId }: Person, side: string, rounds: readonly number[], amount: number) => {
      await run(`insert into provider_user values ($1, 'STUDIO', $2) on conflict do nothing`, [
        playerId,
        `user-${playerId}`,
      ]);
      for (const round of rounds)
        await run(
          `insert into studio_table_bet (user_id, id, bet_key, game_code, round_number, currency, spots, amounts_minor,
             stake_minor, state, bet_transaction, win_transaction, rollback_transaction, placed_at, attempts, next_attempt_at)
           values ($1, $2, $2, 'baccarat-serambi', $3, 'MYR', array[$4], array[$5::bigint], $5, 'settled', $2, $2, $2, $6, 0, $6)`,
          [`user-${playerId}`, randomUUID(), round, side, amount, ago({ minutes: 10 })],
        );
    };
    await bets(one, 'player', [1, 2, 3], 1_000);
    await bets(two, 'banker', [1, 2, 3], 900);
    await bets(stranger, 'banker', [1, 2, 3], 1_000);
    await look('oppositeBets');
    expect(await findings(stranger)).toEqual([]);
    expect(await factsOf(one)).toEqual({ rounds: '3', staked: '30.00', stakedOther: '27.00', accounts: '1' });
    expect(await factsOf(two)).toMatchObject({ staked: '27.00', stakedOther: '30.00' });

    // Twice is chance, and a small side beside a large one no cover.
    const [three, four, five, six] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ];
    await shareDevice(three, four);
    await shareDevice(five, six);
    await bets(three, 'player', [11, 12, 13], 1_000);
    await bets(four, 'banker', [11, 12], 1_000);
    await bets(five, 'player', [21, 22, 23], 1_000);
    await bets(six, 'banker', [21, 22, 23], 100);
    await look('oppositeBets');
    for (const nobody of [three, four, five, six]) expect(await findings(nobody)).toEqual([]);
  });

  test('OPS-04 risk: a day of other play is found by two signs, against the player’s own past, and not by one', async () => {
    await set('risk.changeOfPlay', {
      isOn: true,
      minimum: '100',
      signs: 2,
      stakeTimes: 3,
      daysPlayed: 3,
      nightFrom: 0,
      nightUntil: 6,
      nightPercent: 50,
      usualNightPercent: 10,
      deposits: 3,
    });
    const [changed, usual, winner] = [await newMember(server), await newMember(server), await newMember(server)];
    const [{ day } = { day: '' }] = await world.asOwner<{ day: string }>(
      `select (business_day(nullif(closed_before, '-infinity')) - 1)::text as day from figure_progress`,
    );
    const played = async ({ playerId }: Person, before: number, stake: number, won: number) => {
      for (const [kind, inMinor, outMinor] of [
        ['bet', 0, stake],
        ['win', won, 0],
      ] as const)
        await run(
          `insert into figure_player_day values ($1, $2::date - $3::int, 'real', 'MYR', 'provider', $4, 'house', 'RNG', 'X',
             1, $5, 1, $6, null)`,
          [playerId, day, before, kind, inMinor, outMinor],
        );
    };
    for (const one of [changed, usual, winner])
      for (const before of [3, 5, 8, 12]) await played(one, before, 10_000, 9_500);
    await played(changed, 0, 60_000, 10_000);
    await played(usual, 0, 60_000, 10_000);
    await played(winner, 0, 60_000, 90_000);
    // The second sign: a limit was asked to be higher within the week.
    for (const { playerId } of [changed, winner])
      await run(
        `insert into safer_play_event (player_id, id, at, kind, subject, period, amount_minor, currency)
         values ($1, $2, business_day_begins($3::date) + interval '10 hours', 'raiseAsked', 'loss', 'day', 90000, 'MYR')`,
        [playerId, randomUUID(), day],
      );
    await look('changeOfPlay');
    expect([await findings(usual), await findings(winner)]).toEqual([[], []]);
    expect(await factsOf(changed)).toMatchObject({
      signs: '2',
      stake: '600.00',
      usualStake: '100.00',
      stakeTimes: '6',
      raises: '1',
      daysPlayed: '4',
    });
    const kinds = (await caseOf(changed)).findings[0]?.rows.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['day', 'limit']));
  });

  test('OPS-04 risk: what is found touches neither the account nor the balance nor a limit', async () => {
    const state = ({ playerId }: Person) =>
      world.asOwner(
        `select (select row_to_json(a)::text from account a where a.player_id = $1) as account,
           (select json_agg(w)::text from wallet w where w.player_id = $1) as wallet`,
        [playerId],
      );
    const [one, two] = [await newMember(server), await newMember(server)];
    await paidIn(server, one, '50');
    await shareDevice(one, two);
    const before = await state(one);
    await look('sharedMeans');
    expect(await findings(one)).toHaveLength(1);
    expect(await state(one)).toEqual(before);
  });

  test('OPS-04 SEC-03 risk: to find less takes two operators, to find more one', async () => {
    const admin = await office.operator('admin');
    const value = { isOn: true, accounts: 1, days: 90 };
    await set('risk.sharedMeans', value);
    const put = (changed: object) =>
      admin.send(putSetting, {
        params: { key: 'risk.sharedMeans' },
        body: { value: { ...value, ...changed }, reason: 'The rule.' },
      });
    expect((await put({ days: 120 })).value).toMatchObject({ state: 'executed' });
    expect((await put({ isOn: false, days: 120 })).value).toMatchObject({ state: 'open' });
    await world.platform.settings.refresh();
    expect(world.platform.settings.get(riskSettings.sharedMeans)).toEqual({ ...value, days: 120 });
    await set('risk.sharedMeans', value);
  });
});

test('API-01 POST /office/riskLooks an operator need not wait for the hour, and two who look at once find each thing once', async () => {
  const [one, two] = [await newMember(server), await newMember(server)];
  await shareDevice(one, two);
  world.clock.advance({ seconds: 1 });
  const looks = await Promise.all([risk, second].map((operator) => operator.send(lookForRisk, {})));
  expect(looks.reduce((sum, { value }) => sum + value.found, 0)).toBeGreaterThanOrEqual(2);
  expect(await findings(one)).toHaveLength(1);
  expect((await auditor.send(lookForRisk, {})).status).toBe(403);
});

describe('cases', () => {
  test('API-01 GET /office/riskCases/{id} API-01 /office/riskCases a case is opened with its evidence, which is audited', async () => {
    const person = await withCase();
    const { rows } = (await auditor.send(listRiskCases, { query: { player: person.playerId } })).value;
    expect(rows).toMatchObject([{ caseState: 'open', findings: 1, rules: ['sharedMeans'] }]);
    const id = await caseId(person);
    expect((await auditor.send(getRiskCase, { params: { id } })).value.player.username).toBe(person.username);
    const audited = await world.asOwner(`select 1 from audit_entry where action = 'read-risk-case' and subject = $1`, [
      `player:${person.playerId}`,
    ]);
    expect(audited.length).toBeGreaterThan(0);
    expect(codeOf(await auditor.send(getRiskCase, { params: { id: randomUUID() } }))).toBe('risk_case_unknown');
    const support = await office.operator('support');
    expect((await support.send(getRiskCase, { params: { id } })).status).toBe(403);
    expect((await support.send(listRiskCases, { query: {} })).status).toBe(403);
    expect((await auditor.send(noteRiskCase, { params: { id }, body: { text: 'A note.' } })).status).toBe(403);
  });

  test('API-01 POST /office/riskCases/{id}/take API-01 POST /office/riskCases/{id}/notes who takes it is seen, and what another has changed meanwhile is shown', async () => {
    const person = await withCase();
    const params = { id: await caseId(person) };
    const { version } = await caseOf(person);
    const taken = (await risk.send(takeRiskCase, { params, body: { version, isTaken: true } })).value;
    expect(taken.assignedTo).toBe(risk.username);
    const late = await second.send(takeRiskCase, { params, body: { version, isTaken: true } });
    expect([codeOf(late), (late.body as { current?: RiskCase }).current?.assignedTo]).toEqual([
      'changed_meanwhile',
      risk.username,
    ]);
    world.clock.advance({ seconds: 1 });
    const noted = (await second.send(noteRiskCase, { params, body: { text: 'Called: a family with one tablet.' } }))
      .value;
    expect(noted.steps[0]).toMatchObject({
      kind: 'note',
      operator: second.username,
      text: 'Called: a family with one tablet.',
    });
    for (const text of ['', '   ', '\u200b', 'x'.repeat(3_000)])
      expect((await risk.send(noteRiskCase, { params, body: { text } })).status).toBe(400);
  });

  test('API-01 POST /office/riskCases/{id}/messages the player reads plain words in the own language, once a day', async () => {
    const person = await withCase();
    const params = { id: await caseId(person) };
    const send = (by = risk) => by.send(contactRiskPlayer, { params, body: { message: 'riskLimitsOffered' } });
    expect((await send()).status).toBe(200);
    expect(codeOf(await send(second))).toBe('risk_message_recent');
    const { content } = (await server.send(getInbox, { query: {} }, { token: person.token })).value;
    expect(content[0]?.title).toBe('Anda boleh menetapkan had');
    expect(JSON.stringify(content[0])).not.toMatch(/risiko|kes|disyaki/i);
    world.clock.advance({ hours: 25 });
    expect((await send(await office.operator('risk'))).status).toBe(200);
  });

  test('API-01 POST /office/riskCases/{id}/outcome an outcome says what was done: nobody was contacted to whom nothing was written', async () => {
    const person = await withCase();
    const params = { id: await caseId(person) };
    const decide = async (outcome: 'noConcern' | 'watched' | 'contacted') => {
      const { version } = await caseOf(person);
      return risk.send(decideRiskCase, { params, body: { version, outcome, reason: 'Looked at.' } });
    };
    expect(codeOf(await decide('contacted'))).toBe('risk_not_contacted');
    const watched = (await decide('watched')).value;
    expect(watched).toMatchObject({ state: 'watched', outcome: 'watched' });
    const days = Temporal.Instant.from(watched.reviewAt).since(now()).total('hours') / 24;
    expect(days).toBeCloseTo(7, 1);
    const closed = (await decide('noConcern')).value;
    expect(closed).toMatchObject({ state: 'closed', outcome: 'noConcern' });
    expect(codeOf(await decide('watched'))).toBe('risk_case_closed');
    expect(codeOf(await risk.send(contactRiskPlayer, { params, body: { message: 'riskCheckIn' } }))).toBe(
      'risk_case_closed',
    );
    // What is found later is another case.
    const other = await newMember(server);
    world.clock.advance({ hours: 24 });
    await run('update session set device_hash = null where player_id = $1', [person.playerId]);
    await shareDevice(person, other);
    await look('sharedMeans');
    expect(await caseId(person)).not.toBe(params.id);
    expect(await caseOf(person)).toMatchObject({ state: 'open' });
  });

  test('API-01 POST /office/riskCases/{id}/close an account is locked by two operators alone, its money stays', async () => {
    const person = await withCase();
    await paidIn(server, person, '50');
    const params = { id: await caseId(person) };
    const proposed = (await risk.send(closeRiskAccount, { params, body: { reason: 'Three accounts of one person.' } }))
      .value;
    expect(proposed.state).toBe('open');
    expect((await server.send(getInbox, { query: {} }, { token: person.token })).status).toBe(200);
    const vote = { params: { id: proposed.id }, body: { inputHash: proposed.inputHash } };
    expect((await risk.send(approveProposal, vote)).status).toBe(403);
    expect((await second.send(approveProposal, vote)).value.state).toBe('executed');
    expect((await server.send(getInbox, { query: {} }, { token: person.token })).status).toBe(401);
    expect(await caseOf(person)).toMatchObject({
      state: 'closed',
      outcome: 'accountClosed',
      player: { status: 'locked' },
    });
    const [wallet] = await world.asOwner<{ available_minor: bigint }>(
      `select available_minor from wallet where player_id = $1 and book = 'real'`,
      [person.playerId],
    );
    expect(Number(wallet?.available_minor)).toBe(5_000);
  });
});
