import { Repeat, Undo2 } from 'lucide-react';
import type { StudioBlackjackHand } from '@pelita/contract';
import { minorOf } from '../game/amounts.ts';
import { Chip } from '../table/board/chip.tsx';
import { useBlackjack, useBlackjackState, useBlackjackText, useMoney } from './use-blackjack.ts';

/** Under the thumb: chips before a hand, decisions while it goes on. */
export function Acts() {
  const hand = useBlackjackState((state) => state.hand);
  const isPlaying = hand !== null && hand.win === null && hand.may.length > 0;
  return <div className="bj-acts">{isPlaying ? <Decisions hand={hand} /> : <Stakes />}</div>;
}

function Stakes() {
  const game = useBlackjack();
  const text = useBlackjackText();
  const money = useMoney();
  const table = useBlackjackState((state) => state.table);
  const staged = useBlackjackState((state) => state.staged);
  const lastStake = useBlackjackState((state) => state.lastStake);
  const isBusy = useBlackjackState((state) => state.isBusy);
  const canDeal = useBlackjackState((state) => state.next !== null);
  if (!table) return null;
  const total = staged.reduce((sum, chip) => sum + chip, 0n);
  return (
    <>
      <div className="chip-row" role="group" aria-label={text('chips')}>
        {table.chips.map((chip) => {
          const minor = minorOf(chip, table.currency);
          return (
            <button
              key={chip}
              type="button"
              className="chip-button"
              aria-label={text('chip', { amount: money.bare(chip) })}
              onClick={() => game.chooseChip(minor)}
            >
              <Chip minor={minor} />
            </button>
          );
        })}
      </div>
      <div className="acts">
        <button
          type="button"
          className="quiet-button act"
          disabled={total === 0n || isBusy}
          aria-label={text('undo')}
          onClick={() => game.undo()}
        >
          <Undo2 aria-hidden="true" />
        </button>
        <button
          type="button"
          className="quiet-button act"
          disabled={lastStake.length === 0 || total > 0n || isBusy}
          aria-label={text('repeat')}
          onClick={() => game.repeat()}
        >
          <Repeat aria-hidden="true" />
        </button>
        <button
          type="button"
          className="golden confirm"
          disabled={total === 0n || isBusy || !canDeal}
          onClick={() => void game.deal()}
        >
          <span>{text(isBusy ? 'dealing' : 'deal')}</span>
          <b className="figures">{money.minor(total)}</b>
        </button>
      </div>
    </>
  );
}

/** Only what the rules allow now; what takes a further stake says how much. */
function Decisions({ hand }: { hand: StudioBlackjackHand }) {
  const game = useBlackjack();
  const text = useBlackjackText();
  const money = useMoney();
  const currency = useBlackjackState((state) => state.currency);
  const isBusy = useBlackjackState((state) => state.isBusy);
  const main = minorOf(hand.hands[0]?.stake ?? '0', currency);
  const costs: Partial<Record<(typeof hand.may)[number], bigint>> = { double: main, split: main, insure: main / 2n };
  return (
    <div className="bj-moves" role="group" aria-label={text('decide')}>
      {hand.may.includes('insure') && <p className="bj-question">{text('insureQuestion')}</p>}
      {hand.may.map((move) => (
        <button
          key={move}
          type="button"
          className={move === 'hit' || move === 'decline' ? 'golden bj-move' : 'quiet-button bj-move'}
          disabled={isBusy}
          onClick={() => void game.move(move)}
        >
          <span>{text(`move_${move}`)}</span>
          {costs[move] !== undefined && <small className="figures">{`+${money.minor(costs[move])}`}</small>}
        </button>
      ))}
    </div>
  );
}
