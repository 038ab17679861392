// Written by `npm run generate` from src/messages.
import type { BrowserBundle, BundleName, Catalogue } from '../bundles.ts';
import type { CatalogueTag } from '../languages.ts';

export const loaders: Record<CatalogueTag, Record<BrowserBundle, () => Promise<{ default: Catalogue }>>> = {
  "en": {
    agents: () => import('./en.agents.ts'),
    centre: () => import('./en.centre.ts'),
    coming: () => import('./en.coming.ts'),
    inbox: () => import('./en.inbox.ts'),
    lobby: () => import('./en.lobby.ts'),
    member: () => import('./en.member.ts'),
    page: () => import('./en.page.ts'),
    reading: () => import('./en.reading.ts'),
    records: () => import('./en.records.ts'),
    studio: () => import('./en.studio.ts'),
    wallets: () => import('./en.wallets.ts'),
    withdrawals: () => import('./en.withdrawals.ts'),
  },
  "ms": {
    agents: () => import('./ms.agents.ts'),
    centre: () => import('./ms.centre.ts'),
    coming: () => import('./ms.coming.ts'),
    inbox: () => import('./ms.inbox.ts'),
    lobby: () => import('./ms.lobby.ts'),
    member: () => import('./ms.member.ts'),
    page: () => import('./ms.page.ts'),
    reading: () => import('./ms.reading.ts'),
    records: () => import('./ms.records.ts'),
    studio: () => import('./ms.studio.ts'),
    wallets: () => import('./ms.wallets.ts'),
    withdrawals: () => import('./ms.withdrawals.ts'),
  },
  "qps": {
    agents: () => import('./qps.agents.ts'),
    centre: () => import('./qps.centre.ts'),
    coming: () => import('./qps.coming.ts'),
    inbox: () => import('./qps.inbox.ts'),
    lobby: () => import('./qps.lobby.ts'),
    member: () => import('./qps.member.ts'),
    page: () => import('./qps.page.ts'),
    reading: () => import('./qps.reading.ts'),
    records: () => import('./qps.records.ts'),
    studio: () => import('./qps.studio.ts'),
    wallets: () => import('./qps.wallets.ts'),
    withdrawals: () => import('./qps.withdrawals.ts'),
  },
};
