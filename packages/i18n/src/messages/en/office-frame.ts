export const bundles = ['office'] as const;

/** The back office around its pages: navigation, bar, palette. */
export const officeFrame = {
  navigation: 'Navigation',
  openNavigation: 'Open the navigation',
  skipToContent: 'Skip to the page',
  queues: 'Queues',
  work: 'Work',
  control: 'Control',
  sandbox: 'Sandbox',
  production: 'Production',
  language: 'Language',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  lastLogin: 'Last login',
  lock: 'Lock now',
  logOut: 'Log out',
  find: 'Find a page, a player or a setting',
  findHint: 'A player by the whole name, phone number or id',
  foundPages: 'Pages',
  foundPlayers: 'Players',
  foundSettings: 'Settings',
  nothingFound: 'Nothing found.',
  notFound: 'There is no such page',
  notFoundNote: 'The address leads nowhere. Choose a page from the navigation.',
  pageFailed: 'The page could not be loaded',
  wasReset: '{username} was reset and has to enrol again.',
} as const;
