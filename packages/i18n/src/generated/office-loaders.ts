// Written by `npm run generate` from src/messages.
import type { Catalogue } from '../bundles.ts';
import type { CatalogueTag } from '../languages.ts';

export const officeLoaders: Record<CatalogueTag, () => Promise<{ default: Catalogue }>> = {
  "en": () => import('./en.office.ts'),
  "ms": () => import('./ms.office.ts'),
  "qps": () => import('./qps.office.ts'),
};
