/** What playing brings beside winnings: missions with their leaderboards, raffles and red envelopes. */
export * from './envelopes.ts';
export * from './missions.ts';
export * from './prize.ts';
export * from './raffles.ts';
