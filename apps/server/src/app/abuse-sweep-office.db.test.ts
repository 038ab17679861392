import { getOperatorSession } from '@pelita/contract/office';
import { expect, test } from 'vitest';
import { type Attack, shown } from './testing/abuse/attack.ts';
import { attacksByOthers, type Carriers } from './testing/abuse/attacks-by-others.ts';
import { attacksOnCall, drawnAttack } from './testing/abuse/attacks-on-calls.ts';
import { besiegedOffice } from './testing/abuse/besieged-office.ts';
import { faultOf } from './testing/abuse/judge.ts';
import { attacker } from './testing/abuse/send-attack.ts';
import { whatIsKept } from './testing/abuse/what-is-kept.ts';

/** Another seed draws other attacks; a failure names the one that it was found with. */
const SEED = 20_261_123;
const ATTACKS_AT_LEAST = 5_000;
const DRAWN_PER_OPERATION = 5;
/** A process reads few lists at a time; more of them wait, and more still are told to come back. */
const IN_FLIGHT = 12;

const carriers: Carriers = {
  player: (secret) => (secret === null ? {} : { authorization: secret }),
  operator: (secret) => (secret === null ? {} : { cookie: `__Host-office=${secret}` }),
};

/** What must have been heard, or the attacks would have stopped before what they are aimed at. */
const depths = `
  invalid_field malformed_body unsupported_media_type unknown_path method_not_allowed not_logged_in token_invalid
  permission_missing idempotency_key_required idempotency_key_invalid
`
  .trim()
  .split(/\s+/);

// Outside the test: what a world opens is closed after a file, and stays open where a test has opened it.
const { world, office, armed, holders, asOurs } = await besiegedOffice(SEED);

test(
  'API-05 SEC-03 OPS-04 hostile requests to every call of the back office, each operator whom it is not for among them: no 5xx, no refusal without its code, nothing moved',
  { timeout: 180_000 },
  async () => {
    const client = attacker(office.origin, IN_FLIGHT);
    const before = await whatIsKept(world.database);
    const attacks: Attack[] = [];
    for (const { operation, arms } of armed) {
      for await (const attack of attacksOnCall(operation, arms)) attacks.push(asOurs(attack));
      for (const attack of attacksByOthers(operation, holders, carriers)) attacks.push(asOurs(attack));
      for (let drawn = 0; drawn < DRAWN_PER_OPERATION; drawn += 1) attacks.push(asOurs(drawnAttack(operation, arms)));
    }
    const faults: string[] = [];
    const said = new Set<string>();
    const sent = await client.sendAll(attacks, (attack, heard) => {
      const fault = faultOf(attack, heard);
      if (fault !== null) faults.push(`${shown(attack)}\n    ${fault}`);
      for (const [, word = ''] of heard.text.matchAll(/"code":"(\w+)"/g)) said.add(word);
    });
    client.close();
    expect(sent).toBeGreaterThanOrEqual(ATTACKS_AT_LEAST);
    expect(faults, `${faults.length} faults with the seed ${SEED}`).toEqual([]);
    expect(depths.filter((word) => !said.has(word))).toEqual([]);
    expect(await whatIsKept(world.database)).toEqual(before);
    const operator = await office.operator('finance');
    expect((await operator.send(getOperatorSession, {})).status).toBe(200);
  },
);
