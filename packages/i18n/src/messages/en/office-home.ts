export const bundles = ['office'] as const;

/** The first page of the back office. */
export const officeHome = {
  welcome: 'Welcome, {username}.',
} as const;
