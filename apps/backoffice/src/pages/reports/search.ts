/** What a report reads of its address. */
export type ReportSearch = { from?: string; to?: string; page?: string };

export type ReportProps = { search: ReportSearch; onSearch: (change: ReportSearch) => void };

/** As the call takes it; what stands in an address may be anything, and the call refuses it by itself. */
export function queryOf({ from, to, page }: ReportSearch) {
  return { ...(from && { from }), ...(to && { to }), ...(page && { pageNum: page }) };
}
