// The rules of this house that no published linter has, as one plugin of oxlint.
import { handlesOnly } from './handles-only.mjs';
import { wordsFromCatalogue } from './words-from-catalogue.mjs';

export default {
  meta: { name: 'pelita' },
  rules: { 'handles-only': handlesOnly, 'words-from-catalogue': wordsFromCatalogue },
};
