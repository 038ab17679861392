// Written by `npm run generate` from the descriptors in src/rooms.
export type RoomNames = {
 'member-centre': 'loginPassword' | 'securityCenter' | 'mobile' | 'email' | 'authenticator' | 'withdraw' | 'socialAccounts' | 'paymentPassword' | 'bankAccounts' | 'profile' | 'avatar' | 'sessions' | 'loginHistory' | 'addresses' | 'closure' | 'messageV2';
};
