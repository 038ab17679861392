import { useLocation, useRouter } from '@pelita/router/react';
import { modalInSearch, withModal } from '../../shared/modal/modal-address.ts';
import type { AnyRoomName, CentreName } from '../../shared/rooms/room.ts';

/**
 * Which room the address names, and the ways to another. Each room is a step of the history, so that going back leads
 * through them; closing the centre takes all its steps back at once.
 */
export function useRoomAddress(centre: CentreName) {
  const { search, state } = useLocation();
  const { detail: room } = modalInSearch(search);
  const router = useRouter();
  const at = (name: AnyRoomName | undefined) => ({
    search: withModal(router.location().search, centre, name),
    keepScroll: true,
  });

  function open(name: AnyRoomName): void {
    if (name === room) return;
    const previous = router.location().state;
    const { modalSteps = 0 } = previous;
    void router.navigate({
      ...at(name),
      // Where the centre was the page's own address, the step of closing it is none to take back.
      state: { ...previous, inner: undefined, modalSteps: modalSteps > 0 ? modalSteps + 1 : 0, roomBefore: room ?? '' },
    });
  }

  /** To the room, or the menu, above: a step back if it was the one before, or else in this one's place. */
  function up(name: AnyRoomName | undefined): void {
    const { inner, ...previous } = router.location().state;
    // A form within the room is a step over it.
    if (previous.roomBefore === (name ?? '')) router.go(-1 - (inner?.steps ?? 0));
    else void router.navigate({ ...at(name), state: previous, replace: true });
  }

  return { asked: room, open, up, innerView: state.inner?.view.name };
}

declare module '@pelita/router' {
  interface HistoryState {
    roomBefore?: string;
  }
}
