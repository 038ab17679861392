import './centre.css';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useMedia } from '../../shared/browser/use-media.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { isSwitchedOn } from '../../shared/page/feature-switch.ts';
import { useStartup } from '../../shared/page/page.ts';
import { useMember } from '../../shared/session/member-store.ts';
import type { AnyRoomName, CentreName, RoomProps } from '../../shared/rooms/room.ts';
import { CentreMenu } from './centre-menu.tsx';
import { type CentreBadge, openRooms, type Room, type Rooms, roomsWithin } from './rooms.ts';
import { useRoomAddress } from './use-room-address.ts';

const WIDTH_PX = 1120;
/** As in `modal.css`: where a modal is a sheet of the whole screen. */
const SHEET = '(width < 40rem)';

/**
 * MC-01, AC-01: the rooms of a centre in one modal, the menu on the left and the room on the right. A phone shows the menu
 * first, and the room in its place with a way back.
 */
export default function Centre(props: {
  centre: CentreName;
  rooms: Rooms;
  /** Where it opens. */
  first: AnyRoomName;
  name: 'centre.title' | 'agentCentre.title';
  Badge?: CentreBadge;
  onClose: () => void;
}) {
  const text = useText();
  const centreName = text(props.name);
  const { whitelabel } = useStartup();
  const { info } = useMember();
  const rooms = openRooms(props.rooms, (modId) => isSwitchedOn(whitelabel, modId), info);
  const isNarrow = useMedia(SHEET);
  const { asked, open, up, innerView } = useRoomAddress(props.centre);
  const room = rooms.get(asked ?? '') ?? (isNarrow ? undefined : rooms.get(props.first));
  const name = room?.descriptor.pageId;
  const title = text(room?.descriptor.title ?? props.name);
  const above = rooms.get(room?.descriptor.within ?? '')?.descriptor;
  const content = useFollowedFocus(name, innerView);
  const leave = () => up(above?.pageId);
  const hasWayBack = room !== undefined && (above !== undefined || isNarrow);
  return (
    <ModalFrame
      title={title}
      width={WIDTH_PX}
      onClose={props.onClose}
      {...(hasWayBack ? { lead: <WayBack to={text(above?.title ?? props.name)} onPress={leave} /> } : {})}
    >
      <QueryScope>
        {(!isNarrow || !room) && (
          <CentreMenu
            rooms={rooms}
            current={above?.pageId ?? name}
            label={centreName}
            Badge={props.Badge}
            onChoose={open}
          />
        )}
        {name && room && (
          <section ref={content} aria-label={title} tabIndex={-1} className="centre-room">
            <Suspense fallback={<RoomSkeleton />}>
              <RoomOf key={name} room={room} openRoom={open} leaveRoom={leave} roomsWithin={roomsWithin(rooms, name)} />
            </Suspense>
          </section>
        )}
      </QueryScope>
    </ModalFrame>
  );
}

function RoomOf({ room: { Content }, ...props }: { room: Room } & RoomProps<AnyRoomName>) {
  return <Content {...props} />;
}

/** What had the focus may have gone with what was left: the room takes it, or the entry of the former in the menu. */
function useFollowedFocus(name: string | undefined, innerView: string | undefined) {
  const content = useRef<HTMLElement>(null);
  const before = useRef({ name, innerView });
  useEffect(() => {
    const left = before.current;
    before.current = { name, innerView };
    if (left.name === name && left.innerView === innerView) return;
    if (left.name !== name) content.current?.closest('.modal-box')?.scrollTo(0, 0);
    if (document.activeElement?.closest('dialog')) return;
    (content.current ?? document.querySelector<HTMLElement>(`[data-room="${left.name}"]`))?.focus();
  }, [name, innerView]);
  return content;
}

function WayBack({ to, onPress }: { to: string; onPress: () => void }) {
  const text = useText('centre');
  return (
    <button type="button" className="icon-button centre-back" aria-label={text('back', { to })} onClick={onPress}>
      <ChevronLeft aria-hidden size={22} className="mirrored" />
    </button>
  );
}

function RoomSkeleton() {
  return <Skeleton heights={[96, 64, 64, 64]} className="centre-stack" />;
}
