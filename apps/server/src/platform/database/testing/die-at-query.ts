import process from 'node:process';
import pg from 'pg';

export type Moment = 'sent' | 'answered';

/**
 * Kills this process at one of its queries from now on, counted from 1: when it was sent and nothing is heard of it, or
 * when it was answered and the next one is to come. BEGIN and COMMIT count. Answers how many there have been.
 */
export function dieAtQuery(at: number, moment: Moment): () => number {
  const query = Reflect.get(pg.Client.prototype, 'query') as (this: pg.Client, ...asked: unknown[]) => Promise<unknown>;
  const die = () => process.kill(process.pid, 'SIGKILL');
  let queries = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
    queries += 1;
    const isHere = queries === at;
    const answer = query.apply(this, asked);
    // Long enough for the bytes to leave, and sometimes for the database to have done it.
    if (isHere && moment === 'sent') setTimeout(die, Math.random() * 4);
    if (isHere && moment === 'answered') answer.then(die, die);
    return answer;
  } as typeof pg.Client.prototype.query;
  return () => queries;
}
