import type { Database } from '../../database/tx.ts';

/** Tells people from machines before something that machines would do by the thousand. */
export type HumanCheck = {
  /** A task that costs a machine time; good for one call within five minutes. */
  challenge(): Promise<HumanChallenge>;
  /**
   * Takes the proof and uses it up, whatever becomes of the call that brought it. Refuses `human_check_failed` for one
   * that is wrong, expired, used before or made elsewhere.
   */
  verify(database: Database, proof: string): Promise<void>;
};

/** An ALTCHA version 2 challenge. */
export type HumanChallenge = { parameters: Record<string, unknown>; signature: string };
