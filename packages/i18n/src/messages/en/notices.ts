export const bundles = ['reading'] as const;

export const notices = {
  title: 'Announcements',
  note: 'What the house has to say to its players.',
  none: 'Nothing has been announced yet.',
  nextPopup: 'Next ({at} of {count})',
} as const;
