import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { GameGrid } from '../../features/play/game-grid.tsx';
import { GamesFailed, NothingHot } from '../../features/play/no-games.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import type { HotGames } from './hot-games.ts';

/** The hot games of every category, in the order of the rounds counted. */
export default function HotPage({ data: hot }: PageProps<undefined, HotGames | null>) {
  const text = useText('lobby');
  const shell = useText('shell');
  const router = useRouter();
  const { brand } = useStartup();
  return (
    <>
      <RestOfStyles />
      <div className="page-width pt-6">
        <title>{`${text('hotTitle')} · ${brand.name}`}</title>
        <meta name="description" content={text('hotNote')} />
        <header className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="font-head text-4xl font-bold tracking-tight">{text('hotTitle')}</h1>
          <p className="text-muted text-sm text-pretty">{text('hotNote')}</p>
        </header>
        {hot === null ? (
          <GamesFailed note={shell('chunkErrorNote')} onRetry={() => void router.reload()} />
        ) : hot.list.length === 0 ? (
          <NothingHot newAt="/rng" />
        ) : (
          <GameGrid count={hot.list.length} gameAt={(index) => hot.list[index]} />
        )}
      </div>
    </>
  );
}
