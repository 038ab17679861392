export const bundles = ['reading'] as const;

export const quickMenu = {
  title: 'Quick menu',
  vip: 'VIP',
  invite: 'Invite friends',
  app: 'Onto your phone',
  guides: 'How to install',
} as const;
