import type { VendorCard } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import type { ReactNode } from 'react';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Picture } from '@pelita/ui/picture';
import type { OpenCategory } from '../../shared/play/categories.ts';
import type { GameListSearch } from './game-list-search.ts';
import { ListLink } from './list-link.tsx';

/** One studio, or without a code all of them. */
export function VendorTab(props: {
  category: OpenCategory;
  search: GameListSearch;
  vassalage: string | undefined;
  children: ReactNode;
}) {
  const { category, search, vassalage, children } = props;
  return (
    <ListLink category={category} search={search} choice={{ vassalage }} className="vendor-tab">
      {children}
    </ListLink>
  );
}

export function VendorFace({ vendor }: { vendor: VendorCard }) {
  return (
    <>
      <Picture src={vendor.smallIcon} width={36} height={36} className="size-9 rounded-s object-cover" />
      <span className="truncate">{vendor.displayName}</span>
      <TitleCount of={vendor.gameCount} />
    </>
  );
}

export function TitleCount({ of }: { of: number }) {
  const { code } = usePageLanguage();
  return <span className="text-muted text-xs tabular-nums">{formatNumber(code, of)}</span>;
}
