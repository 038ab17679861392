export const notices = {
  title: 'Announcements',
  note: 'What the house has to say to its players.',
  none: 'Nothing has been announced yet.',
  pages: 'Pages of announcements',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
  nextPopup: 'Next ({at} of {count})',
} as const;
