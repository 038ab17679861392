// Written by `npm run generate` from the folders beside it that hold a room.ts.
import type { RoomDescriptor } from '../../shared/rooms/room.ts';
import type { RoomNames } from '../../shared/rooms/room-names.generated.ts';
import loginPasswordRoom from './login-password/room.ts';
import securityCentreRoom from './security-centre/room.ts';
import mobileRoom from './mobile/room.ts';
import transferFundRoom from './transfer-fund/room.ts';
import depositV2Room from './deposit-v2/room.ts';
import emailRoom from './email/room.ts';
import authenticatorRoom from './authenticator/room.ts';
import withdrawRoom from './withdraw/room.ts';
import socialAccountsRoom from './social-accounts/room.ts';
import transferUplineRoom from './transfer-upline/room.ts';
import paymentPasswordRoom from './payment-password/room.ts';
import personalHistoryRoom from './personal-history/room.ts';
import bankAccountsRoom from './bank-accounts/room.ts';
import transactionHistoryRoom from './transaction-history/room.ts';
import personalProfitRoom from './personal-profit/room.ts';
import profileRoom from './profile/room.ts';
import avatarRoom from './avatar/room.ts';
import bonusDetailsRoom from './bonus-details/room.ts';
import verificationRoom from './verification/room.ts';
import rewardCenterRoom from './reward-center/room.ts';
import saferPlayRoom from './safer-play/room.ts';
import sessionsRoom from './sessions/room.ts';
import loginHistoryRoom from './login-history/room.ts';
import referralRoom from './referral/room.ts';
import addressesRoom from './addresses/room.ts';
import missionLeaderboardRoom from './mission-leaderboard/room.ts';
import closureRoom from './closure/room.ts';
import messageV2Room from './message-v2/room.ts';

/** In the order that each says of itself. */
export const rooms: readonly RoomDescriptor<RoomNames['member-centre']>[] = [
  loginPasswordRoom,
  securityCentreRoom,
  mobileRoom,
  transferFundRoom,
  depositV2Room,
  emailRoom,
  authenticatorRoom,
  withdrawRoom,
  socialAccountsRoom,
  transferUplineRoom,
  paymentPasswordRoom,
  personalHistoryRoom,
  bankAccountsRoom,
  transactionHistoryRoom,
  personalProfitRoom,
  profileRoom,
  avatarRoom,
  bonusDetailsRoom,
  verificationRoom,
  rewardCenterRoom,
  saferPlayRoom,
  sessionsRoom,
  loginHistoryRoom,
  referralRoom,
  addressesRoom,
  missionLeaderboardRoom,
  closureRoom,
  messageV2Room,
];
