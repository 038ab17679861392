import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { RoomName } from '../../shared/rooms/room.ts';

/**
 * Which room the address names, and the ways to another. Each room is a step of the history, so that going back leads
 * through them; closing the centre takes all its steps back at once.
 */
export function useRoomAddress() {
  const { room } = useSearch({ strict: false });
  const innerView = useLocation({ select: ({ state }) => state.inner?.view.name });
  const router = useRouter();
  const navigate = useNavigate();
  const at = (name: RoomName | undefined) => ({
    to: '.' as const,
    search: <Search extends object>(previous: Search) => ({ ...previous, modal: 'member-centre' as const, room: name }),
    resetScroll: false,
  });

  function open(name: RoomName): void {
    if (name === room) return;
    void navigate({
      ...at(name),
      // Where the centre was the page's own address, the step of closing it is none to take back.
      state: ({ modalSteps = 0, inner: _, ...previous }) => ({
        ...previous,
        modalSteps: modalSteps > 0 ? modalSteps + 1 : 0,
        roomBefore: room ?? '',
      }),
    });
  }

  /** To the room, or the menu, above: a step back if it was the one before, or else in this one's place. */
  function up(name: RoomName | undefined): void {
    const { roomBefore, inner } = router.state.location.state;
    // A form within the room is a step over it.
    if (roomBefore === (name ?? '')) router.history.go(-1 - (inner?.steps ?? 0));
    else void navigate({ ...at(name), state: ({ inner: _, ...previous }) => previous, replace: true });
  }

  return { asked: room, open, up, innerView };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    roomBefore?: string;
  }
}
