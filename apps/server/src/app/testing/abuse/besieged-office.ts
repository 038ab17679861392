import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@pelita/contract';
import { operatorLogout, operatorRoles, permissionsOf } from '@pelita/contract/office';
import { newMember, paidIn, testDatabase, testOffice, testServer, type TestOperator } from '@pelita/testkit';
import type { Attack } from './attack.ts';
import type { Holder } from './attacks-by-others.ts';
import type { Arms } from './attacks-on-calls.ts';
import { chanceOf } from './chance.ts';
import { visitor } from './every-holder.ts';
import { type Document, type Operation, operationsOf } from './operations.ts';

/** The back office with an operator of each role in it, whose browser sends what an attacker wants. */
export async function besiegedOffice(seed: number) {
  const world = await testDatabase();
  const server = await testServer(world);
  const office = await testOffice(world);
  const member = await newMember(server);
  await paidIn(server, member, '500.00');
  const operators = new Map<OperatorRole, TestOperator>();
  for (const role of operatorRoles) operators.set(role, await office.operator(role));
  const ended = await office.operator('admin');
  await ended.send(operatorLogout, { body: {} });
  const tokenOf = ({ headers }: TestOperator) => headers['cookie']?.split('=')[1] ?? '';
  const chance = chanceOf(seed);
  const armsFor = ({ who }: Operation): Arms => {
    const wanted = typeof who === 'object' ? who.operator : null;
    const role = operatorRoles.find((one) => wanted !== null && permissionsOf([one]).has(wanted)) ?? 'admin';
    const [own, other] = [operators.get(role), operators.get('support')];
    if (!own || !other) throw new Error(`there is no operator of the role ${role}`);
    return {
      tokens: { own: tokenOf(own), other: tokenOf(other), ended: tokenOf(ended) },
      carry: (token) => ({ cookie: `__Host-office=${token}` }),
      usedKey: randomUUID(),
      seal: () => Promise.reject(new Error('the back office has no sealed calls')),
      usedSeals: [],
      chance,
    };
  };
  const holders: Holder[] = [
    visitor,
    { name: 'member', role: 'member', kind: 'player', secret: member.token, isLive: true },
    { name: 'ended', role: 'operator', kind: 'operator', secret: tokenOf(ended), isLive: false },
    ...[...operators].map(([role, operator]): Holder => ({
      name: role,
      role: 'operator',
      kind: 'operator',
      secret: tokenOf(operator),
      isLive: true,
      permissions: [...permissionsOf([role])],
    })),
  ];
  const document = JSON.parse((await office.call('/openapi.json', { headers: office.ours })).text) as Document;
  return {
    world,
    office,
    holders,
    /** As a page of ours sends it: what stops other pages is proved elsewhere. */
    asOurs: (attack: Attack): Attack => ({ ...attack, headers: { ...office.ours, ...attack.headers } }),
    armed: operationsOf(document).map((operation) => ({ operation, arms: armsFor(operation) })),
  };
}
