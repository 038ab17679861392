export const bundles = ['page', 'office'] as const;

/** On every page: the frames of the kit, and what it says of a failure. */
export const kit = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  networkAbnormal: 'The network is not answering. Check your connection and try again.',
  answerUnreadable: 'The server gave an answer that this page does not understand. Reload the page and try again.',
} as const;
