export const documentOfPath = {
  '/licence': 'licence',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/saferPlay': 'saferPlay',
} as const;
export type LegalPath = keyof typeof documentOfPath;
export const legalPaths = ['/licence', '/terms', '/privacy', '/saferPlay'] as const;

export function isLegalPath(path: string): path is LegalPath {
  return Object.hasOwn(documentOfPath, path);
}

/** Each section's heading and text, by their keys. */
export const sectionsOf = {
  licence: [
    ['licenceHolder', 'licenceHolderText'],
    ['licenceNumber', 'licenceMissing'],
    ['licenceTest', 'licenceTestText'],
  ],
  terms: [
    ['termsWho', 'termsWhoText'],
    ['termsAccount', 'termsAccountText'],
    ['termsMoney', 'termsMoneyText'],
    ['termsFree', 'termsFreeText'],
    ['termsGames', 'termsGamesText'],
    ['termsFair', 'termsFairText'],
  ],
  privacy: [
    ['privacyKept', 'privacyKeptText'],
    ['privacyWhy', 'privacyWhyText'],
    ['privacyBrowser', 'privacyBrowserText'],
    ['privacyOthers', 'privacyOthersText'],
    ['privacyRights', 'privacyRightsText'],
  ],
  saferPlay: [
    ['saferPlayBefore', 'saferPlayBeforeText'],
    ['saferPlayKnow', 'saferPlayKnowText'],
    ['saferPlaySigns', 'saferPlaySignsText'],
    ['saferPlayFree', 'saferPlayFreeText'],
    ['saferPlayYoung', 'saferPlayYoungText'],
  ],
} as const;
