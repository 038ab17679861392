import type { CallValue, getBingoRound, listBingoRounds } from '@pelita/contract';
import { readBingoRecord, verifyBingo } from '@pelita/games/bingo';
import { useState } from 'react';
import { PlayedSection } from '../../sheets/played-section.tsx';
import { RecordCheck } from '../../sheets/record-check.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import { usePlayed } from '../../sheets/use-played.ts';
import { verdictOf } from '../../sheets/verdict.tsx';
import { useAmount, useBingo, useBingoState, useBingoText } from '../use-bingo.ts';

type Played = CallValue<typeof listBingoRounds>['rounds'][number];
type Record = CallValue<typeof getBingoRound>;

/** Rounds of which the player held tickets, and the check of each on this very device. */
export default function BingoPlayedSheet({ onClose }: { onClose: () => void }) {
  const text = useBingoText();
  const { calls } = useBingo();
  const commitment = useBingoState((state) => state.selling?.commitment);
  const setHash = useBingoState((state) => state.calling?.setHash);
  const played = usePlayed<Played>(async (last) => {
    const { rounds: items, hasMore } = await calls.rounds(last?.number);
    return { items, hasMore };
  });
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
      <PlayedSection
        played={played}
        words={{ title: text('rounds'), none: text('noRounds'), older: text('olderRounds'), failed: text('failed') }}
      >
        {(round) => <PlayedRound key={round.number} round={round} />}
      </PlayedSection>
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
  const check = async () => {
    const round = record ?? (await calls.round(number).catch(() => null));
    setRecord(round);
    return round === null ? 'unread' : verdictOf(() => verifyBingo(readBingoRecord(JSON.stringify(round))).holds);
  };
  return (
    <RecordCheck
      text={text}
      revealed={record ? [record.serverSeed] : []}
      record={record}
      fileName={`bingo-${number}.json`}
      check={check}
      unread={text('checkUnread')}
    />
  );
}
