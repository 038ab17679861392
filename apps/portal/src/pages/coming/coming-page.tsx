import './coming.css';
import { GameCard } from '../../features/play/game-card.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { ComingScene } from './coming-scene.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const NOTICES_SHOWN = 3;
const GAMES_SHOWN = 8;

/** What a place will be, said plainly, and beside it what is already there. */
export default function ComingPage() {
  const text = useText('coming');
  const { announcements, hotGames, newGames } = useStartup();
  const notices = [...announcements.promotion, ...announcements.player].slice(0, NOTICES_SHOWN);
  const games = [...hotGames, ...newGames].slice(0, GAMES_SHOWN);
  return (
    <div className="page-width pt-6 pb-8">
      <PageHead title={text('seamlessTitle')} description={text('seamlessNote')} />
      <RestOfStyles />
      <section className="coming-panel">
        <div className="coming-words">
          <p className="coming-mark">{text('onTheWay')}</p>
          <h1 className="font-head mt-3 text-4xl font-bold tracking-tight text-balance">{text('seamlessTitle')}</h1>
          <p className="text-muted mt-3 text-pretty">{text('seamlessNote')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <PageLink to="/rng" className="button button-strong">
              {text('seeGames')}
            </PageLink>
            <PageLink to="/" className="button button-quiet">
              {text('goHome')}
            </PageLink>
          </div>
        </div>
        <ComingScene />
      </section>
      {notices.length > 0 && (
        <section aria-label={text('announcements')} className="mt-9">
          <h2 className="shelf-title">{text('announcements')}</h2>
          <ul className="coming-notices">
            {notices.map((notice) => (
              <li key={notice.id} className="coming-notice">
                <h3 className="font-semibold">{notice.title}</h3>
                <p className="text-muted mt-1 text-sm text-pretty">{notice.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {games.length > 0 && (
        <section aria-label={text('playNow')} className="mt-9">
          <h2 className="shelf-title mb-4">{text('playNow')}</h2>
          <ul className="shelf">
            {[...new Map(games.map((game) => [game.nodeId, game])).values()].map((game) => (
              <li key={game.nodeId}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
