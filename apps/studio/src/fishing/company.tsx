import { FISH_SEATS } from '@pelita/contract';
import { UserRound, UsersRound } from 'lucide-react';
import { useFish, useFishState, useFishText } from './use-fish.ts';

const others = [1, 2, 3];

/** Whether one fishes alone or with others, and who holds the seats above: people, and nobody else. */
export function Company() {
  const game = useFish();
  const text = useFishText();
  const table = useFishState((state) => state.table);
  const isMoving = useFishState((state) => state.isMoving);
  return (
    <>
      {table &&
        others.map((after) => {
          const seat = (table.own + after) % FISH_SEATS;
          const held = table.seats.find((one) => one.seat === seat);
          return (
            <p key={after} className="fish-other" data-after={after} data-state={held ? 'held' : 'free'}>
              {held ? text(held.isHere ? 'seat' : 'seatAway', { seat: String(seat + 1) }) : text('seatFree')}
            </p>
          );
        })}
      <button
        type="button"
        className="fish-company"
        aria-pressed={table !== null}
        disabled={isMoving}
        onClick={() => void game.move()}
      >
        {table ? <UsersRound aria-hidden="true" /> : <UserRound aria-hidden="true" />}
        {table
          ? text('together', { people: String(table.seats.length), seats: String(FISH_SEATS) })
          : text('fishTogether')}
      </button>
    </>
  );
}
