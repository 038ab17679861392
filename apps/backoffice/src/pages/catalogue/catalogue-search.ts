import type { CallValue } from '@pelita/contract';
import type { listOfficeVendors } from '@pelita/contract/office';

/** What the address says of the page: it can be shared and gone back to. */
export type CatalogueSearch = { view?: string; search?: string; vendor?: string; state?: string; after?: string };

export type Catalogue = CallValue<typeof listOfficeVendors>;
