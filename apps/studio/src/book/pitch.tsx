import type { BookMatch } from '@pelita/contract';
import { MatchClock } from './match-clock.tsx';
import { useBookText } from './use-book.ts';

/** The board of a match: who plays, the score, and each goal or point in the order in which it came. */
export function Pitch({ match }: { match: BookMatch }) {
  const text = useBookText();
  const share = match.minutes === 0 ? 0 : Math.min(1, match.minute / match.minutes);
  return (
    <div className="pitch" data-sport={match.sport}>
      <svg aria-hidden="true" viewBox="0 0 320 120" preserveAspectRatio="none" className="pitch-lines">
        <rect x="6" y="6" width="308" height="108" rx="6" />
        <path d="M160 6v108" />
        <circle cx="160" cy="60" r="22" />
        <path d="M6 34h34v52H6M314 34h-34v52h34" />
      </svg>
      <div className="pitch-words">
        <p className="pitch-side">{match.home}</p>
        <p className="pitch-score figures" aria-live="polite">
          <span className="sr-only">{text('score')}: </span>
          {match.score.home} – {match.score.away}
        </p>
        <p className="pitch-side">{match.away}</p>
      </div>
      <p className="pitch-clock">
        <MatchClock match={match} />
        {match.rounds && (
          <span className="figures">
            {text('rounds', { home: String(match.rounds.home), away: String(match.rounds.away) })}
          </span>
        )}
      </p>
      <div className="pitch-time" aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
        {match.events.map(({ minute, side }, at) => (
          <b
            key={`${minute} ${side} ${match.events.slice(0, at).filter((event) => event.minute === minute).length}`}
            data-side={side}
            style={{ insetInlineStart: `${(minute / Math.max(1, match.minutes)) * 100}%` }}
          />
        ))}
      </div>
    </div>
  );
}
