export const bundles = ['reading'] as const;

export const quickMenu = {
  title: 'Quick menu',
  own: 'Favourites and recent games',
  app: 'Onto your phone',
  guides: 'How to install',
  toTop: 'Back to top',
} as const;
