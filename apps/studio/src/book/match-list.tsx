import type { BookMatch } from '@pelita/contract';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { MatchClock } from './match-clock.tsx';
import { OddsButton } from './odds-button.tsx';
import { useBookState, useBookText } from './use-book.ts';

type Filter = 'all' | 'live' | (string & {});

/** Live matches first, then what begins next, by league. */
export function MatchList({ onOpen }: { onOpen: (matchId: string) => void }) {
  const text = useBookText();
  const book = useBookState((state) => state.book);
  const matches = useBookState((state) => state.matches);
  const [filter, setFilter] = useState<Filter>('all');
  const leagues = book?.leagues ?? [];
  const all = [...matches.values()].filter(({ phase }) => phase === 'open' || phase === 'live');
  const shown = all.filter(
    ({ phase, leagueId }) => filter === 'all' || (filter === 'live' ? phase === 'live' : leagueId === filter),
  );
  return (
    <section className="matches" aria-label={text('matches')}>
      <div className="book-filters" role="group" aria-label={text('filter')}>
        {(['all', 'live'] as const).map((name) => (
          <FilterChip key={name} isOn={filter === name} onPress={() => setFilter(name)}>
            {text(name === 'all' ? 'allMatches' : 'live')}
          </FilterChip>
        ))}
        {leagues.length > 1 &&
          leagues.map(({ id, name }) => (
            <FilterChip key={id} isOn={filter === id} onPress={() => setFilter(id)}>
              {name}
            </FilterChip>
          ))}
      </div>
      {leagues.map(({ id, name }) => {
        const own = shown.filter(({ leagueId }) => leagueId === id).toSorted(byTime);
        if (own.length === 0) return null;
        return (
          <section key={id} className="league">
            <h2>{name}</h2>
            <ul>
              {own.map((match) => (
                <MatchRow key={match.matchId} match={match} onOpen={() => onOpen(match.matchId)} />
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length === 0 && <p className="book-empty muted">{text(filter === 'live' ? 'noneLive' : 'noMatches')}</p>}
    </section>
  );
}

function FilterChip(props: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" className="book-chip" aria-pressed={props.isOn} onClick={props.onPress}>
      {props.children}
    </button>
  );
}

function byTime(a: BookMatch, b: BookMatch): number {
  if (a.phase !== b.phase) return a.phase === 'live' ? -1 : 1;
  return a.startsAt.localeCompare(b.startsAt);
}

const shortNames: Record<string, string> = { home: '1', draw: 'X', away: '2' };

function MatchRow({ match, onOpen }: { match: BookMatch; onOpen: () => void }) {
  const text = useBookText();
  const main = match.markets.find(({ kind }) => kind === 'result');
  const isLive = match.phase === 'live';
  return (
    <li className="match" data-live={isLive || undefined}>
      <button type="button" className="match-head" onClick={onOpen}>
        <span className="sr-only">{text('openMatch')}</span>
        <MatchClock match={match} />
        <span className="match-sides">
          <span>
            {match.home}
            {isLive && <b className="figures">{match.score.home}</b>}
          </span>
          <span>
            {match.away}
            {isLive && <b className="figures">{match.score.away}</b>}
          </span>
        </span>
        <span className="match-more muted figures">
          +{Math.max(0, match.markets.length - 1)}
          <ChevronRight aria-hidden="true" />
        </span>
      </button>
      {main && (
        <div className="match-odds" data-of={main.selections.length}>
          {main.selections.map((selection) => (
            <OddsButton
              key={selection.id}
              match={match}
              market={main}
              selection={selection}
              label={shortNames[selection.id] ?? selection.id}
            />
          ))}
        </div>
      )}
    </li>
  );
}
