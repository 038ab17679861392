export const bundles = ['reading'] as const;

export const join = {
  title: 'Join us',
  heading: 'Become an agent of {brand}',
  note: 'Agents bring people they know and look after them. Tell us who you are, and we talk.',
  who: 'Who we look for',
  whoText:
    'People of {age} and over whom their players can reach, who keep their word, and who never push anybody to play.',
  today: 'What an agent has here',
  todayText:
    'An agent centre: the team and its figures, accounts and invitation links, and contracts whose terms you read before you accept. This page promises no rate.',
  next: 'What happens next',
  nextText: 'Your message is kept for the house to read. Leave a way to reach you, or nobody can answer.',
  rules: 'What agents may and may not do',
  write: 'Write to us',
} as const;
