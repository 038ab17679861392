import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/parts/load-part.ts';
import type { Member } from '../../shared/session/member-store.ts';
import type { AnyRoomName, MemberRoomName, RoomDescriptor, RoomProps } from '../../shared/rooms/room.ts';

/** A room as its centre shows it. */
export type Room = { descriptor: RoomDescriptor<AnyRoomName>; Content: ComponentType<RoomProps<AnyRoomName>> };
/** How much of a room waits for the member, at its entry of the menu. */
export type CentreBadge = ComponentType<{ name: AnyRoomName }>;
/** In the order of the menu. */
export type Rooms = ReadonlyMap<string, Room>;

/** MC-02: where the member centre opens. */
export const firstRoom: MemberRoomName = 'securityCenter';

/** A room is handed what its own centre hands to rooms. */
export function roomsOf<Name extends AnyRoomName>(descriptors: readonly RoomDescriptor<Name>[]): Rooms {
  const all = descriptors as readonly unknown[] as readonly RoomDescriptor<AnyRoomName>[];
  return new Map(all.map((descriptor) => [descriptor.pageId, { descriptor, Content: lazyPart(descriptor) }]));
}

/** Without those that the brand has switched off, and those that are not for the member, once it is known who that is. */
export function openRooms(rooms: Rooms, isOn: (modId: string) => boolean, member: Member['info'] = null): Rooms {
  return new Map(
    [...rooms].filter(
      ([
        ,
        {
          descriptor: { switchedBy, isFor },
        },
      ]) => {
        const isSwitchedOn = switchedBy === undefined || isOn(switchedBy);
        return isSwitchedOn && (isFor === undefined || member === null || isFor(member));
      },
    ),
  );
}

export function entriesOf(rooms: Rooms) {
  return [...rooms.values()].flatMap(({ descriptor: { pageId, title, icon } }): Entry[] =>
    icon ? [{ name: pageId, title, icon }] : [],
  );
}

type Entry = { name: AnyRoomName; title: RoomDescriptor<AnyRoomName>['title']; icon: LucideIcon };

/** Those that a room leads to. */
export function roomsWithin(rooms: Rooms, name: string): RoomProps<AnyRoomName>['roomsWithin'] {
  return [...rooms.values()].flatMap(({ descriptor }) =>
    descriptor.within === name ? [{ name: descriptor.pageId, title: descriptor.title, group: descriptor.group }] : [],
  );
}
