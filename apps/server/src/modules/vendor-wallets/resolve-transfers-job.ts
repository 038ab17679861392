import type { JobHandler } from '../../platform/module.ts';
import { carryTransfer } from './carry-transfer.ts';
import type { VendorWalletNeeds } from './needs.ts';
import { dueTransfers } from './store.ts';

const TRANSFERS_AT_A_TIME = 200;

/** Every minute: transfers that a crash or a silent vendor left open are asked about until they have an end. */
export function resolveTransfersJob({ vendors }: Pick<VendorWalletNeeds, 'vendors'>): JobHandler {
  return {
    name: 'vendor-wallets.resolve-transfers',
    schedule: '* * * * *',
    long: async (database) => {
      const due = await database.reading((tx) => dueTransfers(tx, TRANSFERS_AT_A_TIME));
      for (const transfer of due) {
        const vendor = vendors[transfer.vendor_code];
        if (vendor) await carryTransfer(database, vendor, transfer);
      }
    },
  };
}
