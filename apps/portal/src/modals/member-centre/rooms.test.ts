import { expect, test } from 'vitest';
import { rooms as descriptors } from '../../rooms/member-centre/all-rooms.generated.ts';
import type { MemberRoomName, RoomDescriptor } from '../../shared/rooms/room.ts';
import type { Member } from '../../shared/session/member-store.ts';
import { entriesOf, firstRoom, openRooms, roomsOf, roomsWithin } from '../../features/centre/rooms.ts';

const rooms = roomsOf(descriptors);

test('MC-02 a room has an entry of the menu or is led to from one that has, in the order that each says of itself', () => {
  expect(entriesOf(rooms).map(({ name }) => name)).toContain(firstRoom);
  const above = descriptors.flatMap(({ within }) => within ?? []);
  for (const name of above) expect(rooms.get(name)?.descriptor.icon, name).toBeDefined();
  const orders = descriptors.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(roomsWithin(rooms, firstRoom)[0]?.name).toBe('loginPassword');
});

test('MC-01 an address that names what is no room names none', () => {
  for (const name of ['constructor', '__proto__', '']) expect(rooms.get(name)).toBeUndefined();
});

test('MC-02 a room that the brand has switched off does not exist', () => {
  const switched: RoomDescriptor<MemberRoomName>[] = descriptors.map((room) =>
    room.pageId === 'avatar' ? { ...room, switchedBy: 'AVATAR' } : room,
  );
  const isShown = (isOn: boolean) => openRooms(roomsOf(switched), () => isOn).has('avatar');
  expect([isShown(true), isShown(false)]).toEqual([true, false]);
});

test('GATE-06 MC-08 the transfer to the upline is there for members that have one, and until that is known', () => {
  const isShown = (toUpline: boolean | null) =>
    openRooms(rooms, () => true, toUpline === null ? null : ({ toUpline } as Member['info'])).has('transferUpline');
  expect([isShown(true), isShown(false), isShown(null)]).toEqual([true, false, true]);
});
