export const bundles = ['reading'] as const;

/** Beside the terms, privacy and safer play, whose words the brand's help holds. */
export const papers = {
  inThisSection: 'Also in this section',
  licenceNote: 'Who runs this site, and under which licence.',
  termsNote: 'What you agree to when you register, in plain words.',
  privacyNote: 'What we keep about you, why, and what your browser keeps.',
  saferPlayNote: 'Playing is for fun. This helps to keep it that way.',
  holder: 'The operator',
  holderIs: 'This site is run under the name {brand}.',
  authority: 'Issued by',
  number: 'The licence',
  none: 'This brand has not put its licence here yet. An operator who opens this site to the public states the licence, its number and the authority on this page, from the brand’s configuration.',
  meanwhile: 'Until then',
  meanwhileText:
    'Payments run through a sandbox: no real money reaches this site, and none leaves it. Games and balances work as they would with a licence in place.',
} as const;
