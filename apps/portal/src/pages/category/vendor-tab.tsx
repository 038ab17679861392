import type { VendorCard } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Picture } from '@pelita/ui/picture';
import { pathOfCategory, type OpenCategory } from '../../shared/play/categories.ts';
import { exactly } from './exactly.ts';
import { gameListSearch, type GameListSearch } from './game-list-search.ts';

/** One studio, or without a code all of them. */
export function VendorTab(props: {
  category: OpenCategory;
  search: GameListSearch;
  vassalage: string | undefined;
  children: ReactNode;
}) {
  const { category, search, vassalage, children } = props;
  return (
    <Link
      to={pathOfCategory[category]}
      search={gameListSearch({ ...search, vassalage })}
      replace
      resetScroll={false}
      activeOptions={exactly}
      className="vendor-tab"
    >
      {children}
    </Link>
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
