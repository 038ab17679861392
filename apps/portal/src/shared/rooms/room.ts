import type { EnglishMessages } from '@pelita/i18n';

/** Every room of the member centre by its page id: a title `room_…` in the texts makes one. */
export type RoomName = NamesIn<keyof EnglishMessages['centre']>;
type NamesIn<Key> = Key extends `room_${infer Name}` ? Name : never;

/** What the member centre hands to each of its rooms. */
export type RoomProps = {
  openRoom: (name: RoomName) => void;
  /** To the room that leads to this one. */
  leaveRoom: () => void;
  /** A line that leads to no room is no button. */
  hasRoom: (name: RoomName) => boolean;
};
