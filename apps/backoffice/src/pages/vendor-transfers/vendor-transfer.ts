import type { CallValue } from '@pelita/contract';
import type { listVendorTransfers } from '@pelita/contract/office';

export type VendorTransfer = CallValue<typeof listVendorTransfers>['rows'][number];
