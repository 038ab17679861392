import type { Statement, Tx } from '../../platform/database/tx.ts';

export type VendorTransferFault = { rule: 'a_vendor_transfer_moved_what_its_state_says'; subject: string };

export async function countVendorTransfers(tx: Tx): Promise<{ vendorTransfers: number }> {
  const [count] = await tx.run<{ transfers: number }>(countStatement, []);
  return { vendorTransfers: count?.transfers ?? 0 };
}

/** Compares every transfer to or from a vendor with the ledger, both ways: each step that its state means, and no other. */
export async function checkVendorTransfers(tx: Tx): Promise<VendorTransferFault[]> {
  return await tx.run<VendorTransferFault>(checkStatement, []);
}

const countStatement: Statement = {
  name: 'vendor-wallets.count',
  text: 'select count(*)::float8 as transfers from vendor_transfer',
};

const checkStatement: Statement = {
  name: 'vendor-wallets.check',
  text: `
    with meant as (
      select v.player_id, v.id || ' ' || step.name as key, v.currency,
        case when step.name = 'out' then -v.amount_minor else v.amount_minor end as amount_minor
      from vendor_transfer v
      cross join lateral (values
        ('out', v.direction = 'to_vendor'),
        ('back', v.direction = 'to_vendor' and v.state = 'failed'),
        ('in', v.direction = 'from_vendor' and v.state = 'confirmed')
      ) as step (name, is_meant)
      where step.is_meant
    ), moved as (
      select player_id, idempotency_key as key, currency,
        case when debit_account = 'wallet' then -amount_minor else amount_minor end::bigint as amount_minor
      from transfer where source = 'vendor-wallets' and book = 'real'
    )
    select 'a_vendor_transfer_moved_what_its_state_says' as rule, key as subject
    from meant full join moved using (player_id, key, currency)
    where meant.amount_minor is distinct from moved.amount_minor`,
};
