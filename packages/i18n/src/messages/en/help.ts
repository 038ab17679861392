export const bundles = ['reading'] as const;

export const help = {
  title: 'Help',
  note: 'How things work here, in plain words.',
  search: 'Search in the help',
  topics: 'Topics',
  found: '{count, plural, =0 {No answer found} one {# answer} other {# answers}}',
  nothing: 'Nothing here says that. Try another word, or write to us.',
  more: 'Did this not help?',
  moreNote: 'Write to us. Say what you did and what you saw, with a picture if you like.',
  write: 'Write to us',
} as const;
