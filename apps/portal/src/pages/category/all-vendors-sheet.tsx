import { searchKey } from '@pelita/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { failureText } from '../../shared/calls/failure-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useStartup } from '../../shared/page/page.ts';
import { gamesIn, vendorsIn, type OpenCategory } from '../../shared/play/categories.ts';
import { GamesFailed } from '../../features/play/no-games.tsx';
import type { GameListSearch } from './game-list-search.ts';
import { useVendorLane } from './use-vendor-lane.ts';
import { TitleCount, VendorFace, VendorTab } from './vendor-tab.tsx';

/** Every studio of the category, with a search by name. */
export default function AllVendorsSheet(props: {
  category: OpenCategory;
  search: GameListSearch;
  onClose: () => void;
}) {
  const { category, search, onClose } = props;
  const text = useText('lobby');
  const games = useText('games');
  const { lanes } = useStartup();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useVendorLane(category);
  const wanted = searchKey(typed);
  const shown = data?.cards.filter(({ displayName }) => searchKey(displayName).includes(wanted)) ?? [];
  return (
    <ModalFrame title={text('moreVendors', { count: vendorsIn(lanes, category) })} onClose={onClose} width={820}>
      <div className="search-box mt-4">
        <Search aria-hidden size={20} className="text-muted shrink-0" />
        <input
          type="search"
          aria-label={text('findVendor')}
          placeholder={text('findVendor')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {error && !data && <GamesFailed note={failureText(error)} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && (
        <p role="status" className="text-muted py-10 text-center">
          {text('noSuchVendor')}
        </p>
      )}
      {/* A choice closes the sheet. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed */}
      <ul
        className="vendor-sheet"
        onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      >
        {wanted === '' && (
          <li>
            <VendorTab category={category} search={search} vassalage={undefined}>
              <span className="ps-2">{games('allVendors')}</span>
              <TitleCount of={gamesIn(lanes, category)} />
            </VendorTab>
          </li>
        )}
        {shown.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorTab category={category} search={search} vassalage={vendor.vassalage}>
              <VendorFace vendor={vendor} />
            </VendorTab>
          </li>
        ))}
      </ul>
    </ModalFrame>
  );
}
