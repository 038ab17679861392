import { useText } from '../../../shared/language/use-text.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { ShortCountdown } from '../clock/countdown.tsx';
import { useGameNames } from '../games/game-name.ts';
import { GameMark } from '../games/game-mark.tsx';
import { groupsAt, linkToGame } from '../games/lottery-links.ts';
import type { LotteryMenus } from '../games/lottery-menus.ts';

/** Stations of Vietnam that draw on other days stay in the lobby. */
const MOST_OF_A_GROUP = 9;

/** The other games, beside the one that is bet on. */
export function GameList({ menus, current }: { menus: LotteryMenus; current: string }) {
  const text = useText('lottery');
  const { nameOf, shortKindOf } = useGameNames();
  return (
    <nav aria-label={text('otherGames')} className="game-list">
      {groupsAt['/lottery'].map((group) => {
        const games = (menus[group] ?? [])
          .toSorted((a, b) =>
            a.everySeconds === null
              ? (a.currentNumero?.closesAt ?? '~').localeCompare(b.currentNumero?.closesAt ?? '~')
              : 0,
          )
          .filter(({ gameId }, at) => at < MOST_OF_A_GROUP || gameId === current);
        return (
          games.length > 0 && (
            <section key={group} aria-label={text(`group_${group}`)}>
              <h2 className="game-list-title">{text(`group_${group}`)}</h2>
              <ul>
                {games.map((game) => (
                  <li key={game.gameId}>
                    <PageLink
                      {...linkToGame(game)}
                      className="game-list-item"
                      aria-current={game.gameId === current ? 'page' : undefined}
                    >
                      <GameMark rules={game.rules} size={36} />
                      <span className="min-w-0 grow">
                        <b className="game-list-name">{nameOf(game)}</b>
                        <span className="game-list-kind">{shortKindOf(game)}</span>
                      </span>
                      {game.currentNumero && <ShortCountdown sales={game.currentNumero} />}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </nav>
  );
}
