import type { StudioRound } from '@pelita/contract';
import { readRoundRecord, verifySpin } from '@pelita/games';
import { BadgeCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { minorOf } from '../game/amounts.ts';
import { useText } from '../words/use-text.ts';
import { type Verdict, VerdictLine, verdictOf } from './verdict.tsx';

/** Plays the round again on the player's own device, and hands over its record for any other check. */
export function RoundCheck({ round, serverSeed }: { round: StudioRound; serverSeed: string }) {
  const text = useText();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const record = recordOf(round, serverSeed);

  return (
    <div className="check">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setVerdict(verdictOf(() => verifySpin(readRoundRecord(record)).holds))}
      >
        <BadgeCheck aria-hidden="true" />
        {text('check')}
      </button>
      <VerdictLine verdict={verdict} words={verdict && text(verdict === 'holds' ? 'checkHolds' : 'checkFails')} />
      <label className="record">
        <span>{text('record')}</span>
        <textarea ref={box} className="code" readOnly rows={4} value={record} />
      </label>
      <div className="record-acts">
        <a
          className="quiet-button"
          download={`round-${round.roundId}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(record)}`}
        >
          {text('download')}
        </a>
        <button type="button" className="quiet-button" onClick={() => setIsCopied(copyFrom(box.current))}>
          {text(isCopied ? 'copied' : 'copy')}
        </button>
      </div>
    </div>
  );
}

/** The form that `verify-round.ts` reads offline; the check reads it back, so what is checked is what is handed over. */
function recordOf(round: StudioRound, serverSeed: string): string {
  const { engine, commitment, clientSeed, nonce, stops, currency } = round;
  return JSON.stringify(
    {
      engine,
      serverSeed,
      commitment,
      clientSeed,
      nonce,
      lineBetMinor: minorOf(round.lineBet, currency).toString(),
      stops,
      totalWinMinor: minorOf(round.totalWin, currency).toString(),
    },
    null,
    1,
  );
}

/** The clipboard's newer way needs a permission that a frame without an origin is not given. */
function copyFrom(box: HTMLTextAreaElement | null): boolean {
  if (!box) return false;
  box.focus();
  box.select();
  return document.execCommand('copy');
}
