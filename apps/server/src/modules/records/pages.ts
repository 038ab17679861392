/** How many pages of a size a list has. */
export function pagesOf(total: number, size: number): number {
  return Math.ceil(total / size);
}

/** A page of a list that is at hand. */
export function pageOf<Row>(rows: readonly Row[], { pageNum, pageSize }: { pageNum: number; pageSize: number }): Row[] {
  return rows.slice((pageNum - 1) * pageSize, pageNum * pageSize);
}
