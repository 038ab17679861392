import './lobby.css';
import type { LotteryGame, LotteryGroup } from '@pelita/contract';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';
import { useGameNames } from '../games/game-name.ts';
import { groupsAt, type LobbyPath, lobbyPaths, nameOfPath } from '../games/lottery-links.ts';
import type { LotteryMenus } from '../games/lottery-menus.ts';
import { DrawCard } from './draw-card.tsx';
import { NextDraw } from './next-draw.tsx';
import { SidePanel } from './side-panel.tsx';

/** LOTT-02: the games of a group, or of all, each with its countdown and its last result. */
export function LobbyView(props: { at: LobbyPath; menus: LotteryMenus; popular: readonly LotteryGame[] }) {
  const { at, menus, popular } = props;
  const text = useText('lottery');
  const { nameOf, kindOf } = useGameNames();
  const [sought, setSought] = useState('');
  const games = groupsAt[at].flatMap((group) => menus[group] ?? []);
  const found = games.filter((game) => contains(`${nameOf(game)} ${kindOf(game)} ${game.gameId}`, sought));
  const next = nextOf(games);
  return (
    <div className="page-width lottery-lobby">
      <header className="lobby-head">
        <h1 className="font-head text-4xl font-bold tracking-tight">{text(`lobby_${nameOfPath(at)}`)}</h1>
        <p className="text-muted text-sm">{text('games', { count: games.length })}</p>
        <nav aria-label={text('groups')} className="lobby-groups">
          {lobbyPaths.map((path) => (
            <PageLink key={path} to={path} className="chip" aria-current={path === at ? 'page' : undefined}>
              {text(`chip_${nameOfPath(path)}`)}
            </PageLink>
          ))}
        </nav>
        <label className="lobby-search">
          <Search aria-hidden size={18} />
          <input
            type="search"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            placeholder={text('find')}
            aria-label={text('find')}
          />
        </label>
      </header>
      {sought.trim() === '' ? (
        <>
          <div className="lobby-first">
            {next && <NextDraw game={next} />}
            <SidePanel />
          </div>
          <Popular games={popular.filter(({ group }) => groupsAt[at].includes(group))} />
          {groupsAt[at].map((group) => (
            <Group key={group} group={group} games={menus[group] ?? []} isAlone={groupsAt[at].length === 1} />
          ))}
          {games.length === 0 && <Nothing />}
        </>
      ) : (
        <section aria-live="polite" aria-label={text('found', { count: found.length })} className="mt-6">
          <p className="text-muted mb-4 text-sm">{text('found', { count: found.length })}</p>
          <Cards games={found} />
        </section>
      )}
    </div>
  );
}

function Popular({ games }: { games: readonly LotteryGame[] }) {
  const text = useText('lottery');
  if (games.length === 0) return null;
  return (
    <section aria-label={text('popular')}>
      <header className="lobby-title">
        <h2 className="shelf-title">{text('popular')}</h2>
        <p>{text('popularNote')}</p>
      </header>
      <Cards games={games.slice(0, POPULAR_SHOWN)} />
    </section>
  );
}

const POPULAR_SHOWN = 8;
/** On the page of all games, the other days' stations wait behind the link. */
const SHOWN_BEFORE_MORE = 8;

function Group({ group, games, isAlone }: { group: LotteryGroup; games: readonly LotteryGame[]; isAlone: boolean }) {
  const text = useText('lottery');
  if (games.length === 0) return null;
  const path = group === 'VN' ? '/vnlottery' : group === 'SEA' ? '/seaLottery' : '/elott';
  const hasMore = !isAlone && games.length > SHOWN_BEFORE_MORE;
  return (
    <section aria-label={text(`group_${group}`)}>
      <header className="lobby-title">
        <h2 className="shelf-title">{text(`group_${group}`)}</h2>
        <p>{text(`note_${group}`)}</p>
        {hasMore && (
          <PageLink to={path} className="more-link ms-auto">
            {text('seeAll', { count: String(games.length) })}
          </PageLink>
        )}
      </header>
      <Cards games={hasMore ? bySoonest(games).slice(0, SHOWN_BEFORE_MORE) : bySoonest(games)} />
    </section>
  );
}

function Cards({ games }: { games: readonly LotteryGame[] }) {
  return (
    <ul className="draw-cards">
      {games.map((game) => (
        <li key={game.gameId}>
          <DrawCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  const text = useText('lottery');
  return (
    <EmptyPlace title={text('noneOpen')} note={text('noneOpenNote')}>
      <PageLink to="/lottery" className="button button-strong">
        {text('chip_all')}
      </PageLink>
    </EmptyPlace>
  );
}

/** Marks and case do not matter to whoever looks for a station. */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();
const contains = (words: string, sought: string) => plain(words).includes(plain(sought.trim()));

const closesAt = ({ currentNumero }: LotteryGame) =>
  currentNumero ? Date.parse(currentNumero.closesAt) : Number.POSITIVE_INFINITY;

/** Fast games keep the operators' order: their places would change each minute. */
const bySoonest = (games: readonly LotteryGame[]) =>
  games.toSorted((a, b) => (a.everySeconds === null && b.everySeconds === null ? closesAt(a) - closesAt(b) : 0));

/** One draw a day is an event; where only fast games are, the slowest of them. */
function nextOf(games: readonly LotteryGame[]): LotteryGame | undefined {
  const open = games.filter(({ currentNumero }) => currentNumero !== null);
  const daily = open.filter(({ everySeconds }) => everySeconds === null);
  if (daily.length > 0) return bySoonest(daily)[0];
  return open.toSorted((a, b) => (b.everySeconds ?? 0) - (a.everySeconds ?? 0))[0];
}
