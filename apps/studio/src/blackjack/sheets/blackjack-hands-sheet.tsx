import type { StudioBlackjackHand } from '@pelita/contract';
import { readBlackjackRecord, verifyBlackjack } from '@pelita/games/blackjack';
import { rankOf, suitOf } from '@pelita/games/table';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Sheet } from '../../sheets/sheet.tsx';
import { faces } from '../../table/scene/pips.ts';
import { useBlackjack, useBlackjackState, useBlackjackText, useMoney } from '../use-blackjack.ts';

/** The player's own hands, each with what decided it and the check of that on this very device. */
export default function BlackjackHandsSheet({ onClose }: { onClose: () => void }) {
  const text = useBlackjackText();
  const { calls } = useBlackjack();
  const commitment = useBlackjackState((state) => state.next?.commitment ?? state.hand?.commitment);
  const [hands, setHands] = useState<readonly StudioBlackjackHand[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: number) => {
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
        <p className="muted">{text('commitment')}</p>
        <p className="code">{commitment}</p>
      </section>
      <section>
        <h3>{text('hands')}</h3>
        {hands?.length === 0 && <p className="muted">{text('noHands')}</p>}
        <ul className="played">
          {(hands ?? []).map((hand) => (
            <PlayedHand key={hand.number} hand={hand} />
          ))}
        </ul>
        {hasMore && (
          <button type="button" className="quiet-button" onClick={() => void read(hands?.at(-1)?.number)}>
            {text('olderHands')}
          </button>
        )}
      </section>
    </Sheet>
  );
}

const suitSigns = { spades: '♠', hearts: '♥', clubs: '♣', diamonds: '♦' } as const;
const nameOf = (card: number) => `${faces[rankOf(card)] ?? rankOf(card)}${suitSigns[suitOf(card)]}`;

function PlayedHand({ hand }: { hand: StudioBlackjackHand }) {
  const text = useBlackjackText();
  const money = useMoney();
  return (
    <li className="played-round">
      <p className="played-head figures">
        <b>{hand.hands.map(({ cards }) => cards.map(nameOf).join(' ')).join(' · ') || text('stateCancelled')}</b>
        <span className="muted">{`${text('dealer')} ${hand.dealer.map(nameOf).join(' ')}`}</span>
      </p>
      <p className="figures">
        {hand.win === null
          ? text('stateOpen')
          : hand.state === 'cancelled'
            ? text('stateCancelled')
            : text('returned', { back: money.bare(hand.win), stake: money.bare(hand.stake) })}
      </p>
      {hand.serverSeed !== null && hand.hands.length > 0 && <Check hand={{ ...hand, serverSeed: hand.serverSeed }} />}
    </li>
  );
}

function Check({ hand }: { hand: StudioBlackjackHand & { serverSeed: string } }) {
  const text = useBlackjackText();
  const [holds, setHolds] = useState<boolean | null>(null);
  const { engine, round, key, serverSeed, commitment, moves, dealer } = hand;
  const record = JSON.stringify(
    { engine, round, key, serverSeed, commitment, moves, dealer, hands: hand.hands.map(({ cards }) => cards) },
    null,
    1,
  );
  return (
    <div className="check">
      <p className="code">{serverSeed}</p>
      <div className="record-acts">
        <button
          type="button"
          className="quiet-button"
          onClick={() => setHolds(verifyBlackjack(readBlackjackRecord(record)).holds)}
        >
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        <a
          className="quiet-button"
          download={`hand-${hand.number}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(record)}`}
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
