import type { OfficeStartup } from '@pelita/contract/office';

/** What the server has written into the page. */
export const startup = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as OfficeStartup;
