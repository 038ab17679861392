import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/parts/load-part.ts';
import type { AnyRoomName, MemberRoomName, RoomDescriptor, RoomProps } from '../../shared/rooms/room.ts';

/** A room as its centre shows it. */
export type Room = { descriptor: RoomDescriptor<AnyRoomName>; Content: ComponentType<RoomProps<AnyRoomName>> };
/** In the order of the menu. */
export type Rooms = ReadonlyMap<string, Room>;

/** MC-02: where the member centre opens. */
export const firstRoom: MemberRoomName = 'securityCenter';

/** A room is handed what its own centre hands to rooms. */
export function roomsOf<Name extends AnyRoomName>(descriptors: readonly RoomDescriptor<Name>[]): Rooms {
  const all = descriptors as readonly unknown[] as readonly RoomDescriptor<AnyRoomName>[];
  return new Map(all.map((descriptor) => [descriptor.pageId, { descriptor, Content: lazyPart(descriptor) }]));
}

/** Without those that the brand has switched off. */
export function openRooms(rooms: Rooms, isOn: (modId: string) => boolean): Rooms {
  return new Map(
    [...rooms].filter(
      ([
        ,
        {
          descriptor: { switchedBy },
        },
      ]) => switchedBy === undefined || isOn(switchedBy),
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
