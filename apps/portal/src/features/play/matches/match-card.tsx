import type { MatchNow } from '@pelita/contract';
import { formatTime } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { useText } from '../../../shared/language/use-text.ts';
import { playGame } from '../play-game.ts';

/** A match as it stands, and what is paid for its result; it is bet on in its sportsbook. */
export function MatchCard({ match }: { match: MatchNow }) {
  const text = useText('lobby');
  const { timeZone } = useReader();
  const { game, league, isVirtual, isLive, home, away, startsAt, minute, minutes, score, odds } = match;
  return (
    <button type="button" className="table-card match-card" onClick={() => playGame(game)}>
      <span className="match-card-head">
        <span className="table-card-fact">{league}</span>
        {isVirtual && <span className="match-card-virtual">{text('matchVirtual')}</span>}
      </span>
      <span className="match-card-sides">
        <b className="table-card-name">{home}</b>
        <span className="match-card-score">{isLive ? score.home : ''}</span>
        <b className="table-card-name">{away}</b>
        <span className="match-card-score">{isLive ? score.away : ''}</span>
      </span>
      <span className="match-card-foot">
        <span className="table-card-fact" data-lively={isLive || undefined}>
          {isLive ? (
            <>
              <span className="sr-only">{text('matchLive', { minute, minutes })}</span>
              <span aria-hidden>{`${minute}′`}</span>
            </>
          ) : (
            <time dateTime={startsAt}>{formatTime(Date.parse(startsAt), timeZone)}</time>
          )}
        </span>
        <span className="match-card-odds">
          {odds.map(({ selection, odds: price }) => (
            <span key={selection} className="match-card-price">
              <span className="sr-only">{text(`matchSide_${selection}`)}</span>
              <span aria-hidden>{marks[selection]}</span> {price}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}

const marks = { home: '1', draw: 'X', away: '2' } as const;
