import type { CallValue } from '@pelita/contract';
import type { listOfficeVendors } from '@pelita/contract/office';

export type Catalogue = CallValue<typeof listOfficeVendors>;
