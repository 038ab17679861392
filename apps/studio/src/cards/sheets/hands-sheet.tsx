import type { PlayedHand } from '@pelita/contract';
import { type LoggedMove, verifyHand } from '@pelita/games/cards';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Sheet } from '../../sheets/sheet.tsx';
import { useAmount, useCards, useCardState, useCardText } from '../use-cards.ts';

/** The player's own hands, each with what decided it and the check of that on this very device. */
export default function HandsSheet({ onClose }: { onClose: () => void }) {
  const text = useCardText();
  const { calls } = useCards();
  const commitment = useCardState((state) => state.news?.hand?.commitment);
  const [hands, setHands] = useState<readonly PlayedHand[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: string) => {
    const page = await calls.hands(before).catch(() => null);
    if (!page) return;
    setHands((known) => [...(before === undefined ? [] : (known ?? [])), ...page.hands]);
    setHasMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet opens
  useEffect(() => void read(), []);
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
        {commitment && (
          <>
            <p className="muted">{text('fingerprint')}</p>
            <p className="code">{commitment}</p>
          </>
        )}
      </section>
      <section>
        <h3>{text('hands')}</h3>
        {hands?.length === 0 && <p className="muted">{text('noHands')}</p>}
        <ul className="played">
          {(hands ?? []).map((hand) => (
            <Played key={hand.handId} hand={hand} />
          ))}
        </ul>
        {hasMore && (
          <button type="button" className="quiet-button" onClick={() => void read(hands?.at(-1)?.handId)}>
            {text('older')}
          </button>
        )}
      </section>
    </Sheet>
  );
}

function Played({ hand }: { hand: PlayedHand }) {
  const text = useCardText();
  const amount = useAmount();
  const units = hand.record?.units[hand.own] ?? 0;
  const brought = hand.isCancelled
    ? text('stateCancelled')
    : units === 0
      ? text('even')
      : hand.net === null
        ? text(units > 0 ? 'wonPoints' : 'lostPoints', { count: Math.abs(units) })
        : text(units > 0 ? 'won' : 'lost', { amount: amount(hand.net.replace('-', '')) });
  return (
    <li className="played-round">
      <p className="played-head figures">
        <b>{brought}</b>
        <span className="muted">{text('hand', { number: String(hand.number) })}</span>
      </p>
      {hand.record && <Check record={hand.record} name={hand.handId} />}
    </li>
  );
}

function Check({ record, name }: { record: NonNullable<PlayedHand['record']>; name: string }) {
  const text = useCardText();
  const [holds, setHolds] = useState<boolean | null>(null);
  const moves = record.moves as readonly LoggedMove[];
  return (
    <div className="check">
      <p className="code">{record.serverSeed}</p>
      <p className="code">{record.clientSeeds.join(', ')}</p>
      <div className="record-acts">
        <button type="button" className="quiet-button" onClick={() => setHolds(verifyHand({ ...record, moves }).holds)}>
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        <a
          className="quiet-button"
          download={`hand-${name}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 1))}`}
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
