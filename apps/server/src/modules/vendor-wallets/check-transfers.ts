import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Since } from '../ledger/index.ts';
import { SOURCE } from './carry-transfer.ts';

export type VendorTransferFault = { rule: 'a_vendor_transfer_moved_what_its_state_says'; subject: string };

export async function countVendorTransfers(tx: Tx, since: Since = null): Promise<{ vendorTransfers: number }> {
  const [count] = await tx.run<{ transfers: number }>(countStatement, [since]);
  return { vendorTransfers: count?.transfers ?? 0 };
}

/**
 * Compares transfers to and from vendors with the ledger, both ways: what a hold did is what the state means, what came in
 * is what was confirmed. Since an instant those that were open then or came later, or all of them.
 */
export async function checkVendorTransfers(tx: Tx, since: Since = null): Promise<VendorTransferFault[]> {
  return await tx.run<VendorTransferFault>(checkStatement, [since, SOURCE]);
}

const countStatement: Statement = {
  name: 'vendor-wallets.count',
  text: `select count(*)::float8 as transfers from vendor_transfer
         where ended_at is null or ended_at >= coalesce($1::timestamptz, '-infinity')`,
};

const checkStatement: Statement = {
  name: 'vendor-wallets.check',
  text: `
    with told as (
      select * from vendor_transfer where ended_at is null or ended_at >= coalesce($1::timestamptz, '-infinity')
    )
    select 'a_vendor_transfer_moved_what_its_state_says' as rule, v.id::text as subject
    from told v
    left join hold h on h.player_id = v.player_id and h.source = $2 and h.key = v.id::text
    where v.direction = 'to_vendor' and (h.currency, h.amount_minor, h.settled_minor, h.released_minor)
      is distinct from (v.currency, v.amount_minor, case when v.state = 'confirmed' then v.amount_minor else 0 end,
        case when v.state = 'failed' then v.amount_minor else 0 end)
    union
    select 'a_vendor_transfer_moved_what_its_state_says', v.id::text
    from told v
    left join transfer t on t.player_id = v.player_id and t.key_hash = transfer_key($2, v.id || ' in')
    where v.direction = 'from_vendor' and (t.currency, t.amount_minor::bigint)
      is distinct from (case when v.state = 'confirmed' then v.currency end, case when v.state = 'confirmed' then v.amount_minor end)
    union
    select 'a_vendor_transfer_moved_what_its_state_says', t.reference
    from transfer t
    left join vendor_transfer v on v.player_id = t.player_id and v.id::text = t.reference
    where t.source = $2 and t.at >= coalesce($1::timestamptz, '-infinity') and v.id is null`,
};
