export const bundles = ['server'] as const;

/** The page that a browser shows by itself when no other can be had. */
export const offline = {
  title: 'You are offline',
  note: 'This page needs a connection, and there is none at the moment. Your balance and what you have started are kept with us.',
  retry: 'Try again',
  byItself: 'As soon as the connection is back, the page loads by itself.',
} as const;
