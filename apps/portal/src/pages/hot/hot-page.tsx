import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { GameGrid } from '../../features/play/game-grid.tsx';
import { EmptyPlace } from '../../shared/art/empty-place.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';

const route = getRouteApi('/hot');

/** The hot games of every category, in the order of the rounds counted. */
export default function HotPage() {
  const text = useText('lobby');
  const { brand } = useStartup();
  const hot = route.useLoaderData();
  return (
    <>
      <RestOfStyles />
      <div className="page-width pt-6">
        <title>{`${text('hotTitle')} · ${brand.name}`}</title>
        <meta name="description" content={text('hotNote')} />
        <header className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="font-head text-4xl font-bold tracking-tight">{text('hotTitle')}</h1>
          <p className="text-muted text-sm">{text('hotNote')}</p>
        </header>
        {hot === null ? (
          <HotFailed />
        ) : hot.list.length === 0 ? (
          <NothingHot />
        ) : (
          <GameGrid count={hot.list.length} gameAt={(index) => hot.list[index]} />
        )}
      </div>
    </>
  );
}

function NothingHot() {
  const text = useText('games');
  return (
    <EmptyPlace title={text('noHot')} note={text('noHotNote')}>
      <Link to="/rng" search={{ selection: 'NEW' }} className="button button-strong">
        {text('showNew')}
      </Link>
    </EmptyPlace>
  );
}

function HotFailed() {
  const text = useText('games');
  const shell = useText('shell');
  const router = useRouter();
  return (
    <div role="alert">
      <EmptyPlace title={text('loadFailed')} note={shell('chunkErrorNote')}>
        <button type="button" className="button button-strong" onClick={() => void router.invalidate()}>
          {shell('retry')}
        </button>
      </EmptyPlace>
    </div>
  );
}
