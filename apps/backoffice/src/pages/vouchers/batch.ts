import type { CallValue } from '@pelita/contract';
import type { listVoucherBatches } from '@pelita/contract/office';

export type Batch = CallValue<typeof listVoucherBatches>['rows'][number];
