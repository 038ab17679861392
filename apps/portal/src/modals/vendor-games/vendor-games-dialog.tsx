import { listGames } from '@pelita/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@pelita/router/react';
import { useRef, useState } from 'react';
import { GameCard } from '../../features/play/game-card.tsx';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { modalInSearch } from '../../shared/modal/modal-address.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { Pager } from '@pelita/ui/pager';
import { QueryScope } from '../../shared/query/query-scope.tsx';

const WIDTH_PX = 820;
const PAGE_SIZE = 20;

/** NAV-09: the games of one vendor, a page at a time, over whatever page somebody is on. */
export default function VendorGamesDialog({ onClose }: { onClose: () => void }) {
  return (
    <QueryScope>
      <VendorGames onClose={onClose} />
    </QueryScope>
  );
}

function VendorGames({ onClose }: { onClose: () => void }) {
  const text = useText('lobby');
  const games = useText('games');
  const { detail: vassalage = '' } = modalInSearch(useLocation().search);
  const { code: language } = usePageLanguage();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['vendor-games', vassalage, pageNo, language],
    queryFn: ({ signal }) =>
      send(
        listGames,
        { query: { vassalage, pageNo: String(pageNo), pageSize: String(PAGE_SIZE), language } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const vendor = data?.games[0]?.vendorName;
  const top = useRef<HTMLParagraphElement>(null);
  const showPage = (page: number) => {
    setPageNo(page);
    top.current?.scrollIntoView({ block: 'end' });
  };
  return (
    <ModalFrame title={vendor ?? text('vendorGames')} onClose={onClose} width={WIDTH_PX}>
      <p ref={top} role="status" className="text-muted mt-1 min-h-5 text-sm">
        {data && games('count', { count: data.totalCount })}
      </p>
      {error && !data && <NotLoaded note={games('loadFailed')} onRetry={() => void refetch()} />}
      <ul className="vendor-games">
        {data?.games.map((game) => (
          <li key={game.nodeId}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      <Pager current={pageNo} total={data?.totalPages ?? 1} onPage={showPage} />
    </ModalFrame>
  );
}
