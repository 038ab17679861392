export const bundles = ['reading', 'lobby', 'centre'] as const;

export const pager = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
} as const;
