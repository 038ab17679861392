/**
 * What tests share: a database of their own cloned from a migrated template, time and chance that they hold. The
 * cluster behind it is started once a run by `global-setup.ts`.
 */
export { createFixedClock, type FixedClock } from './fixed-clock.ts';
export { createSeededRandom } from './seeded-random.ts';
export { testDatabase, type TestWorld, type TestWorldOptions } from './test-database.ts';
export { type Answer, type Caller, callerOf } from './caller.ts';
export { testOffice, type TestOffice, type TestOperator } from './test-office.ts';
export { testServer, type TestServer } from './test-server.ts';
export { sealBody, type SealOptions } from './seal-body.ts';
export { newMember, newTrial, paidIn, play, type Person } from './people.ts';
export { closeGames } from './close-games.ts';
