import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RoomName, RoomProps } from '../../shared/rooms/room.ts';

export type Room = {
  icon: LucideIcon;
  /** The room that leads here. A room without one is an entry of the menu. */
  within?: RoomName;
  Content: ComponentType<RoomProps>;
};

/** Those that exist, in the order of the menu. */
export type Rooms = Partial<Record<RoomName, Room>>;

/** MC-02: where the member centre opens. */
export const firstRoom: RoomName = 'securityCenter';

export function roomNamed(rooms: Rooms, name: string | undefined): RoomName | undefined {
  return name !== undefined && Object.hasOwn(rooms, name) ? (name as RoomName) : undefined;
}

export function entriesOf(rooms: Rooms): [RoomName, Room][] {
  return (Object.entries(rooms) as [RoomName, Room][]).filter(([, { within }]) => within === undefined);
}
