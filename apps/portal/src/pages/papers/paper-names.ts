/** The brand's papers: where each stands, and the topic of the help centre that is its one source. */
export const papers = [
  { path: '/licence', name: 'licence', anchor: null },
  { path: '/terms', name: 'terms', anchor: 'term' },
  { path: '/privacy', name: 'privacy', anchor: 'privacy' },
  { path: '/saferPlay', name: 'saferPlay', anchor: 'safer-play' },
] as const;
