import type { FishEventData, FishTable } from '@pelita/contract';
import type { WeaponId } from '@pelita/games/fishing';
import { failureCodeOf, type StudioFailure } from '../calls/studio-calls.ts';
import type { createStore } from '../game/store.ts';
import type { FishCalls } from './fish-calls.ts';
import type { FishState } from './fish-state.ts';

type Tell = {
  /** What is caught where the player fishes now; what was caught elsewhere swims there. */
  moved: (caught: readonly number[]) => void;
  /** The seat was given away while the line was down. */
  lost: () => void;
  failed: (code: StudioFailure) => void;
  ended: () => void;
  /** From another seat. */
  shot: (shot: { seat: number; weapon: WeaponId; targets: readonly number[] }) => void;
  taken: (taken: { seat: number; fish: number; multiple: number }) => void;
};

/** The player's seat beside others: taken and left by the player, and followed by the studio's stream meanwhile. */
export function createSeats(calls: FishCalls, { get, set }: ReturnType<typeof createStore<FishState>>, tell: Tell) {
  /** What the player asked for last: news of a table that was left just now is no news any more. */
  let isWanted = false;
  let isFollowing = false;

  function begin(table: FishTable | null): void {
    isWanted = table !== null;
    set({ table });
    if (isWanted) follow();
  }

  async function move(): Promise<void> {
    if (get().isMoving || get().phase !== 'open') return;
    set({ isMoving: true });
    isWanted = get().table === null;
    try {
      const { table, caught } = await (isWanted ? calls.sit() : calls.leave());
      // The stream may have told of the table before, and of who has come since.
      set({ table: table && (get().table ?? table), target: null, notice: null });
      tell.moved(caught);
      if (table) follow();
    } catch (error) {
      isWanted = get().table !== null;
      tell.failed(failureCodeOf(error));
    } finally {
      set({ isMoving: false });
    }
  }

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    void calls.follow(
      { table: ({ table }) => onTable(table), volley: onVolley },
      { open: () => undefined, lost: () => undefined, refused: tell.ended },
    );
  }

  function onTable(table: FishTable | null): void {
    // Before the seat is taken the stream says that there is none.
    if (!isWanted || (table === null && get().isMoving)) return;
    set({ table });
    if (table !== null) return;
    isWanted = false;
    tell.lost();
  }

  function onVolley({ seat, shots }: FishEventData<'volley'>): void {
    if (!isWanted) return;
    for (const { weapon, catches } of shots) {
      tell.shot({ seat, weapon, targets: catches.map(({ fish }) => fish) });
      for (const { fish, multiple } of catches) if (multiple > 0) tell.taken({ seat, fish, multiple });
    }
  }

  return { begin, move };
}
