import type { PageProps } from '@pelita/router';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { Skeleton } from '@pelita/ui/skeleton';
import { Suspense } from 'react';
import { lobbyAt, nameOfPath } from '../../features/lottery/games/lottery-links.ts';
import type { FirstMenus } from '../../features/lottery/games/lottery-menus.ts';
import { gameIn, useMenus } from '../../features/lottery/games/use-menus.ts';
import { LobbyView } from '../../features/lottery/lobby/lobby-view.tsx';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import type { LotterySearch } from './lottery-search.ts';

type Props = PageProps<LotterySearch, FirstMenus>;

export default function LotteryPage(props: Props) {
  const text = useText('lottery');
  return (
    <QueryScope>
      <PageHead title={text(`lobby_${nameOfPath(lobbyAt(props.path))}`)} description={text('description')} />
      <RestOfStyles />
      <Lottery {...props} />
    </QueryScope>
  );
}

/** LOTT-10: a game in the address opens its betting view; without one, or with one that is not open, the lobby. */
function Lottery({ path, search, data: first }: Props) {
  const isLive = useIsLive();
  const { menus, popular } = useMenus(first);
  if (menus.data === undefined)
    return (
      <div className="page-width py-6">
        {menus.error ? <NotLoaded failure={menus.error} onRetry={() => void menus.refetch()} /> : <Loading />}
      </div>
    );
  const game = gameIn(menus.data, search.gameCode);
  if (!game) return <LobbyView at={lobbyAt(path)} menus={menus.data} popular={popular.data ?? []} />;
  // What is bet follows the clock and the member: neither is known to the server's page.
  if (!isLive) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <BettingView
        key={game.gameId}
        game={game}
        menus={menus.data}
        playType={search.playType}
        backUrl={search.backUrl}
      />
    </Suspense>
  );
}

const BettingView = lazyPart({
  component: () => import('../../features/lottery/betting/betting-view.tsx'),
  texts: ['betting'],
});

function Loading() {
  return <Skeleton heights={[64, 240, 420]} className="page-width py-6" />;
}
