// Written by `npm run generate` from the descriptors in src/rooms.
export type RoomNames = {
 'agent-centre': 'agentTeamOverview' | 'registerCenter' | 'downlineManagmentView' | 'personalHistoryCopy' | 'palStatementsAgentCopy' | 'agentDownlineTransactionDetailsCopy';
 'member-centre': 'loginPassword' | 'securityCenter' | 'mobile' | 'transferFund' | 'depositv2' | 'email' | 'authenticator' | 'withdraw' | 'socialAccounts' | 'transferUpline' | 'paymentPassword' | 'personalHistoryCopy' | 'bankAccounts' | 'transactionHistory' | 'personalProfit' | 'profile' | 'avatar' | 'bonusDetails' | 'sessions' | 'loginHistory' | 'addresses' | 'closure' | 'messageV2';
};
