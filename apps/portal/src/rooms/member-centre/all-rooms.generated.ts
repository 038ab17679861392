// Written by `npm run generate` from the folders beside it that hold a room.ts.
import type { RoomDescriptor } from '../../shared/rooms/room.ts';
import type { RoomNames } from '../../shared/rooms/room-names.generated.ts';
import loginPassword from './login-password/room.ts';
import securityCentre from './security-centre/room.ts';
import mobile from './mobile/room.ts';
import email from './email/room.ts';
import authenticator from './authenticator/room.ts';
import socialAccounts from './social-accounts/room.ts';
import paymentPassword from './payment-password/room.ts';
import bankAccounts from './bank-accounts/room.ts';
import profile from './profile/room.ts';
import avatar from './avatar/room.ts';
import sessions from './sessions/room.ts';
import loginHistory from './login-history/room.ts';
import addresses from './addresses/room.ts';
import closure from './closure/room.ts';

/** In the order that each says of itself. */
export const rooms: readonly RoomDescriptor<RoomNames['member-centre']>[] = [loginPassword, securityCentre, mobile, email, authenticator, socialAccounts, paymentPassword, bankAccounts, profile, avatar, sessions, loginHistory, addresses, closure];
