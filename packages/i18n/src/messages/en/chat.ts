export const bundles = ['server'] as const;

/** The sandbox's chat. */
export const chat = {
  title: 'Sandbox chat',
  note: 'This sandbox has no support team. Answer at /dev/desk.',
  heading: 'How can we help?',
  deskTitle: 'Rooms of the sandbox chat',
  empty: 'Nothing has been said yet.',
  visitor: 'Visitor',
  desk: 'Support',
  yourText: 'Your message',
  send: 'Send',
  renew: 'See new answers',
} as const;
