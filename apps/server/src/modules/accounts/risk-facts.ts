import type { PlayerId } from '@pelita/contract';
import type { Statement, Tx } from '../../platform/database/tx.ts';

/** What of an account says that somebody else may be acting for its owner, or that the owner has several. */
export type RiskFacts = {
  /** When the newest password was set or the authenticator bound or reset; null where that was with the registration. */
  credentialsChangedAt: Temporal.Instant | null;
  /** Other members, agents included, who have been on a device or at an address of the player's. */
  playersOnSameDevice: number;
  playersAtSameAddress: number;
  /** As the registration has it. */
  fullName: string | null;
};

/** Devices and addresses of sessions since an instant. */
export async function riskFactsOf(tx: Tx, playerId: PlayerId, since: Temporal.Instant): Promise<RiskFacts> {
  const [row] = await tx.run<RiskFactsRow>(factsStatement, [playerId, since]);
  return {
    credentialsChangedAt: row?.credentials_changed_at ?? null,
    playersOnSameDevice: row?.same_device ?? 0,
    playersAtSameAddress: row?.same_address ?? 0,
    fullName: row?.full_name ?? null,
  };
}

type RiskFactsRow = {
  credentials_changed_at: Temporal.Instant | null;
  same_device: number;
  same_address: number;
  full_name: string | null;
};

const factsStatement: Statement = {
  name: 'accounts.risk-facts',
  text: `
    with own as (
      select device_hash, address from session where player_id = $1 and opened_at >= $2
    ), other as (
      select s.player_id, s.device_hash, s.address from session s
      where s.device_hash in (select o.device_hash from own o) and s.opened_at >= $2 and s.player_id <> $1
      union
      select s.player_id, s.device_hash, s.address from session s
      where s.address in (select o.address from own o) and s.opened_at >= $2 and s.player_id <> $1
    ), member as (
      -- A trial account is mostly the same person before the registration.
      select o.* from other o join account a on a.player_id = o.player_id where a.account_type <> 4
    )
    select
      (select max(at) from (
        select p.set_at as at from password p join account a using (player_id)
        where p.player_id = $1 and p.set_at > a.registered_at + interval '1 minute'
        union all
        select t.bound_at from authenticator t where t.player_id = $1
        union all
        select r.reset_at from authenticator_reset r where r.player_id = $1
      ) changed) as credentials_changed_at,
      (select count(distinct player_id)::int from member where device_hash in (select o.device_hash from own o))
        as same_device,
      (select count(distinct player_id)::int from member where address in (select o.address from own o)) as same_address,
      (select value from registration_detail where player_id = $1 and field = 'fullName') as full_name`,
};
