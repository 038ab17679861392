import './game.css';
import { useRouter } from '@pelita/router/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AskForNewLogin } from '../../features/entrance/ask-for-new-login.tsx';
import { launchGame } from '../../features/play/launch-game.ts';
import { launchedGame, type LaunchedGame } from '../../features/play/launched-game.ts';
import { useTimeZoneChoice, zoneOf } from '../../shared/clock/time-zone.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useStartup, useTheme } from '../../shared/page/page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { ConnectionLost } from './connection-lost.tsx';
import { gameAddress } from './game-address.ts';
import { reloadRefusedFrame } from './reload-refused-frame.ts';
import { talkWithGame } from './talk-with-game.ts';

/** ROUTE-07: the launched game in a frame. Without one, or without a session, it goes home. */
export default function GamePage() {
  const text = useText('games');
  const { brand } = useStartup();
  const router = useRouter();
  const isLive = useIsLive();
  const session = useSession();
  const game = useLaunchedGame(session?.token);
  const isAllowed = game !== null && session !== null;

  useEffect(() => {
    if (isLive && !isAllowed) void router.navigate({ to: '/', replace: true });
  }, [isLive, isAllowed, router]);

  return (
    <div className="game-page">
      <RestOfStyles />
      <title>{isLive && game ? `${game.name} · ${brand.name}` : brand.name}</title>
      <meta name="robots" content="noindex" />
      {isLive && isAllowed ? (
        <>
          <h1 className="sr-only">{game.name}</h1>
          <AskForNewLogin />
          <GameFrame key={game.url} game={game} title={text('frame', { game: game.name })} />
        </>
      ) : (
        <h1 className="sr-only">{brand.name}</h1>
      )}
    </div>
  );
}

/** The game of this tab; after a new login of its player, whose session had ended over it, the same one launched anew. */
function useLaunchedGame(token: string | undefined): LaunchedGame | null {
  const [launched, setLaunched] = useState(() => ({
    token,
    game: typeof window === 'undefined' ? null : launchedGame(),
  }));
  // Nobody is in yet while the page comes to life.
  if (launched.token === undefined && token !== undefined) setLaunched({ ...launched, token });
  const { game } = launched;
  const isStale = game !== null && token !== undefined && launched.token !== undefined && token !== launched.token;
  useEffect(() => {
    if (!isStale) return;
    void launchGame({ ...game, gameName: game.name }).then(() => setLaunched({ token, game: launchedGame() }));
  }, [isStale, game, token]);
  return game;
}

function GameFrame({ game, title }: { game: LaunchedGame; title: string }) {
  const theme = useTheme();
  const zone = zoneOf(useTimeZoneChoice(), useStartup().settings.timeZone);
  // As they are at the launch: a later switch must not load the game anew.
  const [address] = useState(() => gameAddress(game.url, { theme, zone }, location.origin));
  const frame = useRef<HTMLIFrameElement>(null);
  // Before the browser can say that it will not open the frame.
  useLayoutEffect(() => reloadRefusedFrame(game.url), [game.url]);
  useEffect(() => (frame.current ? talkWithGame(frame.current) : undefined), []);
  // The bar's heart.
  useEffect(
    () =>
      void import('../../features/play/favourites.ts').then(({ loadFavourites }) => loadFavourites()).catch(() => {}),
    [],
  );
  return (
    <>
      <ConnectionLost frame={frame} />
      <iframe
        ref={frame}
        className="game-frame"
        src={address}
        title={title}
        sandbox={sandboxOf(game.url)}
        allow="autoplay; fullscreen"
      />
    </>
  );
}

/** Games of this origin get an origin of nothing; outside providers keep their own, which is not ours. */
function sandboxOf(url: string): string {
  const isOwnOrigin = new URL(url, location.origin).origin === location.origin;
  return isOwnOrigin ? 'allow-scripts allow-downloads' : 'allow-scripts allow-same-origin allow-forms allow-popups';
}
