import { baccaratValue, readBaccarat } from '@pelita/games/table';
import { useTable, useTableState, useTableText } from '../use-table.ts';
import { Card } from './card.tsx';

type Hand = { name: 'handPlayer' | 'handBanker' | 'handDragon' | 'handTiger'; cards: readonly number[]; side: string };

/** The two hands of a card game, empty places until they are dealt. */
export function Hands() {
  const { family } = useTable().engine;
  const drawn = useTableState((state) => state.news?.round.drawn ?? null);
  const winner = useWinner();
  const places = family === 'baccarat' ? 2 : 1;
  return (
    <div className="hands">
      {handsOf(family, drawn).map((hand, seat) => (
        <HandPlace key={hand.side} hand={hand} seat={seat} places={places} isWinner={winner === hand.side} />
      ))}
    </div>
  );
}

function HandPlace({ hand, seat, places, isWinner }: { hand: Hand; seat: number; places: number; isWinner: boolean }) {
  const text = useTableText();
  const { family } = useTable().engine;
  const isShown = useTableState((state) => state.isShown);
  const total = hand.cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;
  return (
    <div className={`hand hand-${hand.side}${isWinner ? ' hand-won' : ''}`}>
      <div className="hand-cards">
        {hand.cards.length === 0
          ? Array.from({ length: places }, (_, place) => <span key={place} className="card-place" />)
          : hand.cards.map((card, place) => (
              <Card key={`${place}-${card}`} card={card} turn={turnOf(place, seat)} isThird={place === 2} />
            ))}
      </div>
      <p className="hand-name">
        {text(hand.name)}
        {family === 'baccarat' && isShown && hand.cards.length > 0 && <b className="figures hand-total">{total}</b>}
      </p>
    </div>
  );
}

/** Player, banker, player, banker, and the thirds in the same order. */
const turnOf = (place: number, seat: number): number => place * 2 + seat;

function handsOf(family: string, drawn: readonly number[] | null): Hand[] {
  if (family === 'dragon-tiger')
    return [
      { name: 'handDragon', side: 'dragon', cards: drawn?.slice(0, 1) ?? [] },
      { name: 'handTiger', side: 'tiger', cards: drawn?.slice(1) ?? [] },
    ];
  const read = drawn && readBaccarat(drawn);
  return [
    { name: 'handPlayer', side: 'player', cards: read?.player.cards ?? [] },
    { name: 'handBanker', side: 'banker', cards: read?.banker.cards ?? [] },
  ];
}

function useWinner(): string | null {
  const { engine } = useTable();
  const isShown = useTableState((state) => state.isShown);
  const drawn = useTableState((state) => state.news?.round.drawn ?? null);
  return isShown && drawn ? engine.winner(drawn) : null;
}
