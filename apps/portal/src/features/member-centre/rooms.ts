import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { RoomName, RoomProps } from '../../shared/rooms/room.ts';

export type Room = { Content: ComponentType<RoomProps> } & (
  | { /** Of its entry in the menu. */ icon: LucideIcon; within?: undefined }
  | { /** The room that leads here, and whose entry is marked. */ within: RoomName; icon?: undefined }
);

/** Those that exist, in the order of the menu. */
export type Rooms = Partial<Record<RoomName, Room>>;

/** MC-02: where the member centre opens. */
export const firstRoom: RoomName = 'securityCenter';

export function roomNamed(rooms: Rooms, name: string | undefined): RoomName | undefined {
  return name !== undefined && Object.hasOwn(rooms, name) ? (name as RoomName) : undefined;
}

export function entriesOf(rooms: Rooms): { name: RoomName; icon: LucideIcon }[] {
  return (Object.entries(rooms) as [RoomName, Room][]).flatMap(([name, { icon }]) => (icon ? [{ name, icon }] : []));
}
