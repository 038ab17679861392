import type { CallValue, getBingoRound, listBingoRounds } from '@pelita/contract';
import { readBingoRecord, verifyBingo } from '@pelita/games/bingo';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Sheet } from '../../sheets/sheet.tsx';
import { useAmount, useBingo, useBingoState, useBingoText } from '../use-bingo.ts';

type Played = CallValue<typeof listBingoRounds>['rounds'][number];
type Record = CallValue<typeof getBingoRound>;

/** Rounds of which the player held tickets, and the check of each on this very device. */
export default function BingoPlayedSheet({ onClose }: { onClose: () => void }) {
  const text = useBingoText();
  const { calls } = useBingo();
  const commitment = useBingoState((state) => state.selling?.commitment);
  const setHash = useBingoState((state) => state.calling?.setHash);
  const [rounds, setRounds] = useState<readonly Played[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: number) => {
    const page = await calls.rounds(before).catch(() => null);
    if (!page) return;
    setRounds((known) => [...(before === undefined ? [] : (known ?? [])), ...page.rounds]);
    setHasMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet opens
  useEffect(() => void read(), []);
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
        <p className="muted">{text('commitment')}</p>
        <p className="code">{commitment}</p>
        {setHash !== undefined && (
          <>
            <p className="muted">{text('setHash')}</p>
            <p className="code">{setHash}</p>
          </>
        )}
      </section>
      <section>
        <h3>{text('rounds')}</h3>
        {rounds?.length === 0 && <p className="muted">{text('noRounds')}</p>}
        <ul className="played">
          {(rounds ?? []).map((round) => (
            <PlayedRound key={round.number} round={round} />
          ))}
        </ul>
        {hasMore && (
          <button type="button" className="quiet-button" onClick={() => void read(rounds?.at(-1)?.number)}>
            {text('olderRounds')}
          </button>
        )}
      </section>
    </Sheet>
  );
}

function PlayedRound({ round }: { round: Played }) {
  const text = useBingoText();
  const amount = useAmount();
  return (
    <li className="played-round">
      <p className="played-head figures">
        <b>{text('ofRound', { label: round.label })}</b>
        <span className="muted">{text('ticketCount', { count: round.tickets })}</span>
      </p>
      <p className="figures">
        {round.win === null
          ? text('stateOpen')
          : round.tickets === 0
            ? text('stateCancelled')
            : text('returned', { back: amount(round.win), stake: amount(round.stake) })}
      </p>
      {round.isOver && round.tickets > 0 && <Check number={round.number} />}
    </li>
  );
}

function Check({ number }: { number: number }) {
  const text = useBingoText();
  const { calls } = useBingo();
  const [record, setRecord] = useState<Record | null>(null);
  const [verdict, setVerdict] = useState<'holds' | 'fails' | 'unread' | null>(null);
  const check = async () => {
    const round = record ?? (await calls.round(number).catch(() => null));
    setRecord(round);
    setVerdict(round === null ? 'unread' : verdictOf(round));
  };
  return (
    <div className="check">
      {record && <p className="code">{record.serverSeed}</p>}
      <div className="record-acts">
        <button type="button" className="quiet-button" onClick={() => void check()}>
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        {record && (
          <a
            className="quiet-button"
            download={`bingo-${number}.json`}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 1))}`}
          >
            {text('download')}
          </a>
        )}
      </div>
      <p role="status" className={verdict === null ? 'sr-only' : `verdict ${verdict}`}>
        {verdict === 'holds' && <BadgeCheck aria-hidden="true" />}
        {verdict === 'fails' && <CircleX aria-hidden="true" />}
        {verdict !== null && text(words[verdict])}
      </p>
    </div>
  );
}

const words = { holds: 'checkHolds', fails: 'checkFails', unread: 'checkUnread' } as const;

function verdictOf(record: Record): 'holds' | 'fails' {
  try {
    return verifyBingo(readBingoRecord(JSON.stringify(record))).holds ? 'holds' : 'fails';
  } catch {
    return 'fails';
  }
}
