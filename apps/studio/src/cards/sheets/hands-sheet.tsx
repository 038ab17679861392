import type { PlayedHand } from '@pelita/contract';
import { type LoggedMove, verifyHand } from '@pelita/games/cards';
import { PlayedSection } from '../../sheets/played-section.tsx';
import { RecordCheck } from '../../sheets/record-check.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import { usePlayed } from '../../sheets/use-played.ts';
import { verdictOf } from '../../sheets/verdict.tsx';
import { useAmount, useCards, useCardState, useCardText } from '../use-cards.ts';

/** The player's own hands, each with what decided it and the check of that on this very device. */
export default function HandsSheet({ onClose }: { onClose: () => void }) {
  const text = useCardText();
  const { calls } = useCards();
  const commitment = useCardState((state) => state.news?.hand?.commitment);
  const played = usePlayed<PlayedHand>(async (last) => {
    const { hands: items, hasMore } = await calls.hands(last?.handId);
    return { items, hasMore };
  });
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
      <PlayedSection
        played={played}
        words={{ title: text('hands'), none: text('noHands'), older: text('older'), failed: text('failed') }}
      >
        {(hand) => <Played key={hand.handId} hand={hand} />}
      </PlayedSection>
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
  const moves = record.moves as readonly LoggedMove[];
  return (
    <RecordCheck
      text={text}
      revealed={[record.serverSeed, record.clientSeeds.join(', ')]}
      record={record}
      fileName={`hand-${name}.json`}
      check={() => verdictOf(() => verifyHand({ ...record, moves }).holds)}
    />
  );
}
