import type { AreaMessages } from '../../messages.ts';

export const pager: AreaMessages<'pager'> = {
  pages: 'Halaman',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman seterusnya',
  page: 'Halaman {page}',
};
