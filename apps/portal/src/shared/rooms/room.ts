import type { EnglishMessages } from '@pelita/i18n';
import type { BrowserBundle, Bundles } from '@pelita/i18n/catalogues';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Member } from '../session/member-store.ts';
import type { RoomNames } from './room-names.generated.ts';

type MemberInfo = NonNullable<Member['info']>;

/** The modals that are made of rooms. */
export type CentreName = keyof RoomNames;

/**
 * The descriptor of a room, the default export of `room.ts` in a folder of `rooms/<centre>`. Its title travels with the
 * centre, which shows it before the room is loaded.
 */
export type RoomDescriptor<Name extends string> = {
  /** Of its address: `room=…`. */
  pageId: Name;
  title: TitleIn<'centre' | 'agents'>;
  /** Its place among those beside it. */
  order: number;
  /** The brand's switch without which the room does not exist. */
  switchedBy?: string;
  /** Whom it is for, where that is not everybody of the centre. */
  isFor?: (member: MemberInfo) => boolean;
  texts?: readonly BrowserBundle[];
  component: () => Promise<{ default: ComponentType<RoomProps<Name>> }>;
} & (
  | { /** Of its entry in the menu. */ icon: LucideIcon; within?: undefined }
  | {
      /** The room that leads here, whose entry is marked, and the heading there under which this one stands. */
      within: Name;
      group: RoomGroup;
      icon?: undefined;
    }
);

/** What a centre hands to each of its rooms. */
export type RoomProps<Name extends string = MemberRoomName> = {
  openRoom: (name: Name) => void;
  /** To the room that leads to this one. */
  leaveRoom: () => void;
  /** Those that this one leads to, in their order. */
  roomsWithin: readonly { name: Name; title: TitleIn<'centre' | 'agents'>; group: RoomGroup }[];
};

/** The headings of the overview of the account's safety, in their order. */
export const roomGroups = ['ways', 'money', 'person', 'places', 'leaving'] as const;
type RoomGroup = (typeof roomGroups)[number];

export type AnyRoomName = RoomNames[CentreName];
export type MemberRoomName = RoomNames['member-centre'];
export type AgentRoomName = RoomNames['agent-centre'];

export function agentRoom(room: RoomDescriptor<AgentRoomName>): RoomDescriptor<AgentRoomName> {
  return room;
}

export function memberRoom(room: RoomDescriptor<MemberRoomName>): RoomDescriptor<MemberRoomName> {
  return room;
}

type TitleIn<Bundle extends BrowserBundle> = {
  [Area in Bundles[Bundle][number]]: `${Area}.${Extract<keyof EnglishMessages[Area], `room_${string}`>}`;
}[Bundles[Bundle][number]];
