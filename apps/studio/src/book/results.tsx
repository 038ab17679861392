import type { PlayedMatch } from '@pelita/contract';
import { readMatchRecord, verifyMatch } from '@pelita/games/book';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBook, useBookText } from './use-book.ts';

/** Matches that are over, each with its seed and the check of it on this very device. */
export function Results() {
  const text = useBookText();
  const { calls } = useBook();
  const [matches, setMatches] = useState<readonly PlayedMatch[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: string) => {
    const page = await calls.results(before).catch(() => null);
    if (!page) return;
    setMatches((known) => [...(before === undefined ? [] : (known ?? [])), ...page.matches]);
    setHasMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  useEffect(() => void read(), []);
  return (
    <section className="results" aria-label={text('results')}>
      <p className="muted">{text('fairnessNote')}</p>
      {matches?.length === 0 && <p className="muted">{text('noResults')}</p>}
      <ul>
        {(matches ?? []).map((match) => (
          <li key={match.matchId} className="result-row">
            <p className="bet-head figures">
              <b>
                {match.home} {match.score.home} – {match.score.away} {match.away}
              </b>
              {match.isVoid && <span>{text('phase_void')}</span>}
              {match.isCorrected && <span>{text('resultCorrected')}</span>}
            </p>
            {match.record && <Check match={match} record={match.record} />}
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="quiet-button" onClick={() => void read(matches?.at(-1)?.matchId)}>
          {text('older')}
        </button>
      )}
    </section>
  );
}

function Check({ match, record }: { match: PlayedMatch; record: NonNullable<PlayedMatch['record']> }) {
  const text = useBookText();
  const [holds, setHolds] = useState<boolean | null>(null);
  const kept = JSON.stringify({ ...record, events: match.events, score: match.score }, null, 1);
  return (
    <div className="check">
      <p className="code">{record.serverSeed}</p>
      <div className="record-acts">
        <button type="button" className="quiet-button" onClick={() => setHolds(check(kept))}>
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        <a
          className="quiet-button"
          download={`match-${match.matchId}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(kept)}`}
        >
          {text('download')}
        </a>
      </div>
      <p role="status" className={holds === null ? 'sr-only' : holds ? 'verdict holds' : 'verdict fails'}>
        {holds !== null && (holds ? <BadgeCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />)}
        {holds !== null && text(holds ? 'checkHolds' : 'checkFails')}
      </p>
    </div>
  );
}

function check(kept: string): boolean {
  try {
    return verifyMatch(readMatchRecord(kept)).holds;
  } catch {
    return false;
  }
}
