// Written by `npm run generate` from the folders beside it that hold a room.ts.
import type { RoomDescriptor } from '../../shared/rooms/room.ts';
import type { RoomNames } from '../../shared/rooms/room-names.generated.ts';
import loginPasswordRoom from './login-password/room.ts';
import securityCentreRoom from './security-centre/room.ts';
import mobileRoom from './mobile/room.ts';
import emailRoom from './email/room.ts';
import authenticatorRoom from './authenticator/room.ts';
import withdrawRoom from './withdraw/room.ts';
import socialAccountsRoom from './social-accounts/room.ts';
import paymentPasswordRoom from './payment-password/room.ts';
import bankAccountsRoom from './bank-accounts/room.ts';
import profileRoom from './profile/room.ts';
import avatarRoom from './avatar/room.ts';
import sessionsRoom from './sessions/room.ts';
import loginHistoryRoom from './login-history/room.ts';
import addressesRoom from './addresses/room.ts';
import closureRoom from './closure/room.ts';
import messageV2Room from './message-v2/room.ts';

/** In the order that each says of itself. */
export const rooms: readonly RoomDescriptor<RoomNames['member-centre']>[] = [
  loginPasswordRoom,
  securityCentreRoom,
  mobileRoom,
  emailRoom,
  authenticatorRoom,
  withdrawRoom,
  socialAccountsRoom,
  paymentPasswordRoom,
  bankAccountsRoom,
  profileRoom,
  avatarRoom,
  sessionsRoom,
  loginHistoryRoom,
  addressesRoom,
  closureRoom,
  messageV2Room,
];
