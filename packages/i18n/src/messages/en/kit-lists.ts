export const bundles = ['reading', 'lobby', 'centre', 'office'] as const;

/** Lists, tables and charts of the kit. */
export const kitLists = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
} as const;
