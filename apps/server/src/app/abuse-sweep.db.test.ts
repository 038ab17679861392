import { expect, test } from 'vitest';
import { type Attack, type Heard, shown } from './testing/abuse/attack.ts';
import { attacksByOthers, type Carriers } from './testing/abuse/attacks-by-others.ts';
import { attacksOnCall, drawnAttack } from './testing/abuse/attacks-on-calls.ts';
import { attacksOnPaths, brokenRequests } from './testing/abuse/attacks-on-paths.ts';
import { attacksOnTheWallet } from './testing/abuse/attacks-on-the-wallet.ts';
import { besieged } from './testing/abuse/besieged.ts';
import { faultOf } from './testing/abuse/judge.ts';
import { attacker } from './testing/abuse/send-attack.ts';
import { whatIsKept } from './testing/abuse/what-is-kept.ts';

/** Another seed draws other attacks; a failure names the one that it was found with. */
const SEED = 20_261_121;
const ATTACKS_AT_LEAST = 10_000;
const DRAWN_PER_OPERATION = 10;

const carriers: Carriers = {
  player: carriedInHeader,
  launch: carriedInHeader,
  operator: (secret) => (secret === null ? {} : { cookie: `__Host-office=${secret}` }),
};

/** What must have been heard, or the attacks would have stopped before what they are aimed at. */
const depths = `
  invalid_field malformed_body unsupported_media_type unknown_path unknown_operation
  method_not_allowed unsealed_body seal_invalid seal_stale seal_repeated
  human_check_failed wrong_merchant not_logged_in token_invalid in_need_true_account
  deposit_order_unknown round_unknown game_unknown idempotency_key_required idempotency_key_invalid
  notice_not_genuine payment_provider_unknown RS_ERROR_INVALID_SIGNATURE RS_ERROR_INVALID_PARTNER RS_ERROR_INVALID_TOKEN
  RS_ERROR_INVALID_GAME RS_ERROR_WRONG_SYNTAX RS_ERROR_WRONG_TYPES RS_ERROR_WRONG_CURRENCY RS_ERROR_DUPLICATE_TRANSACTION
`
  .trim()
  .split(/\s+/);

// Outside the test: what a world opens is closed after a file, and stays open where a test has opened it.
const { world, server, armed, wallet, replays, chance, sessions, holders, books } = await besieged(SEED);

test(
  'API-05 API-04 SEC-03 ten thousand hostile requests to every call, each caller whom it is not for among them: no 5xx, no refusal without its code, nothing kept that should not be',
  { timeout: 180_000 },
  async () => {
    const client = attacker(server.origin);
    const before = { books: await books(), kept: await whatIsKept(world.database) };
    const faults: string[] = [];
    const said = new Set<string>();
    const hear = (attack: Attack, heard: Heard): void => {
      const fault = faultOf(attack, heard);
      if (fault !== null) faults.push(`${shown(attack)}\n    ${fault}`);
      for (const [, word = ''] of heard.text.matchAll(/"(?:code|status)":"(\w+)"/g)) said.add(word);
    };

    const attacks: Attack[] = [...replays, ...attacksOnTheWallet(wallet, chance), ...attacksOnPaths(chance)];
    for (const { operation, arms } of armed) {
      for await (const attack of attacksOnCall(operation, arms)) attacks.push(attack);
      attacks.push(...attacksByOthers(operation, holders, carriers));
      for (let drawn = 0; drawn < DRAWN_PER_OPERATION; drawn += 1) attacks.push(drawnAttack(operation, arms));
    }
    expect(await client.sendAll(attacks, hear)).toBeGreaterThanOrEqual(ATTACKS_AT_LEAST);
    for (const bytes of brokenRequests) {
      const answer = await client.sendBytes(bytes);
      if (answer.startsWith('HTTP/1.1 5'))
        faults.push(`${JSON.stringify(bytes.slice(0, 120))}\n    ${answer.slice(0, 80)}`);
    }
    client.close();

    expect(faults, `${faults.length} faults with the seed ${SEED}`).toEqual([]);
    expect(depths.filter((word) => !said.has(word))).toEqual([]);
    expect(await whatIsKept(world.database)).toEqual(before.kept);
    expect(await books()).toEqual(before.books);
    for (const token of sessions) expect((await server.call('/wps/member/info', { token })).status).toBe(200);
    expect((await server.call('/readyz')).status).toBe(200);
  },
);

function carriedInHeader(secret: string | null): Record<string, string> {
  return secret === null ? {} : { authorization: secret };
}
