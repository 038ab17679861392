import type { AreaMessages } from '../../messages.ts';

/** Lists, tables and charts of the kit. */
export const kitLists: AreaMessages<'kitLists'> = {
  pages: 'Halaman',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman seterusnya',
  page: 'Halaman {page}',
};
