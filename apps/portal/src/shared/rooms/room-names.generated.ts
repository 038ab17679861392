// Written by `npm run generate` from the descriptors in src/rooms.
export type RoomNames = {
 'agent-centre': 'agentAnnouncement' | 'agentTeamOverview' | 'registerCenter' | 'downlineManagmentView' | 'personalHistoryCopy' | 'palStatementsAgentCopy' | 'agentRevenueReport' | 'agentDownlineTransactionDetailsCopy' | 'agentDividendRecordCopy2' | 'agentDailyWages2' | 'agentHourSalary' | 'agentRealtimeSalary';
 'member-centre': 'loginPassword' | 'securityCenter' | 'mobile' | 'transferFund' | 'depositv2' | 'email' | 'authenticator' | 'withdraw' | 'socialAccounts' | 'transferUpline' | 'paymentPassword' | 'personalHistoryCopy' | 'bankAccounts' | 'transactionHistory' | 'personalProfit' | 'profile' | 'avatar' | 'bonusDetails' | 'verification' | 'rewardCenter' | 'saferPlay' | 'sessions' | 'loginHistory' | 'referral' | 'addresses' | 'missionLeaderboard' | 'closure' | 'messageV2';
};
