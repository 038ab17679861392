import type { StudioBlackjackHand } from '@pelita/contract';
import { readBlackjackRecord, verifyBlackjack } from '@pelita/games/blackjack';
import { rankOf, suitOf } from '@pelita/games/table';
import { PlayedSection } from '../../sheets/played-section.tsx';
import { RecordCheck } from '../../sheets/record-check.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import { usePlayed } from '../../sheets/use-played.ts';
import { verdictOf } from '../../sheets/verdict.tsx';
import { faces } from '../../table/scene/pips.ts';
import { useBlackjack, useBlackjackState, useBlackjackText, useMoney } from '../use-blackjack.ts';

/** The player's own hands, each with what decided it and the check of that on this very device. */
export default function BlackjackHandsSheet({ onClose }: { onClose: () => void }) {
  const text = useBlackjackText();
  const { calls } = useBlackjack();
  const commitment = useBlackjackState((state) => state.next?.commitment ?? state.hand?.commitment);
  const played = usePlayed<StudioBlackjackHand>(async (last) => {
    const { hands: items, hasMore } = await calls.hands(last?.number);
    return { items, hasMore };
  });
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
        <p className="muted">{text('commitment')}</p>
        <p className="code">{commitment}</p>
      </section>
      <PlayedSection
        played={played}
        words={{ title: text('hands'), none: text('noHands'), older: text('olderHands'), failed: text('failed') }}
      >
        {(hand) => <PlayedHand key={hand.number} hand={hand} />}
      </PlayedSection>
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
  const { engine, round, key, serverSeed, commitment, moves, dealer } = hand;
  const hands = hand.hands.map(({ cards }) => cards);
  const record = { engine, round, key, serverSeed, commitment, moves, dealer, hands };
  return (
    <RecordCheck
      text={text}
      revealed={[serverSeed]}
      record={record}
      fileName={`hand-${hand.number}.json`}
      check={() => verdictOf(() => verifyBlackjack(readBlackjackRecord(JSON.stringify(record))).holds)}
    />
  );
}
