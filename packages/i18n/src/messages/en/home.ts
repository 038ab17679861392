export const bundles = ['page'] as const;

export const home = {
  title: '{brand}: slots, live casino and lotteries',
  description:
    'Play at {brand}: games with stated returns that you can check yourself, in your language, day and night.',
  welcome: 'Welcome to {brand}',
  banners: 'What is on',
  bannerNumber: 'Banner {number}',
  bannerMore: 'See more',
  bannerRegister: 'Register',
  searchLabel: 'Search games',
  searchPlaceholder: 'Search for a game, like lotus',
  searchSubmit: 'Search',
  categories: 'Games by kind',
  hot: 'Hot now',
  new: 'New',
  recent: 'Pick up where you were',
  nextDraws: 'Next draws',
  allDraws: 'All lotteries',
  openTables: 'Live tables',
  allTables: 'All tables',
  winners: 'Winners',
  winnersNote: 'The largest wins of the last days',
  newest: 'Just arrived',
  newestNote: 'The latest titles, each with its stated return',
  fairSeal: 'Before the round, the studio seals its seed and shows you the seal.',
  fairPlay: 'You play. Your own seed is mixed in, so nobody can steer the result.',
  fairCheck: 'Afterwards the seed is opened, and your browser works the result out again.',
  fairTitle: 'Every result can be checked',
  fairNote:
    'Before each round the studio commits to its result. Afterwards you can check it yourself, in your browser.',
} as const;
