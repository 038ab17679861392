import { accountTypes } from '@pelita/contract';
import { newMember, type Person, type TestServer, type TestWorld } from '@pelita/testkit';
import type { Holder } from './attacks-by-others.ts';

export const visitor: Holder = { name: 'visitor', role: 'visitor', kind: null, secret: '', isLive: false };

/** One caller of each kind at the portal, with a session that lives, one that was ended and one that has expired. */
export async function everyHolder(
  { database, random }: TestWorld,
  server: TestServer,
  { trial, member, ended, launch }: { trial: Person; member: Person; ended: Person; launch: string },
): Promise<Holder[]> {
  const [agent, expired] = [await newMember(server), await newMember(server)];
  const toAgent = { name: 'abuse.agent', text: 'update account set account_type = $2 where player_id = $1' };
  await database.single(toAgent, [agent.playerId, accountTypes.agent]);
  const expire = { name: 'abuse.expire', text: 'update session set expires_at = opened_at where player_id = $1' };
  await database.single(expire, [expired.playerId]);
  const player = (name: string, { token }: Person): Holder => ({
    name,
    role: 'member',
    kind: 'player',
    secret: token,
    isLive: true,
  });
  return [
    visitor,
    { ...player('trial', trial), role: 'trial' },
    player('member', member),
    { ...player('agent', agent), role: 'agent' },
    { ...player('ended', ended), isLive: false },
    { ...player('expired', expired), isLive: false },
    { name: 'launch', role: 'launch', kind: 'launch', secret: launch, isLive: true },
    // Operators have no sessions at the portal, so whatever one holds is a stranger's there.
    { name: 'operator', role: 'operator', kind: 'operator', secret: random.token(), isLive: true },
  ];
}
