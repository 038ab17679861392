/*
 * `npm run -s explain -- lottery`: reads a request from standard input and prints what its bets come to.
 * Exit code 0: explained. 2: it cannot be read, and one sentence on standard error says why.
 */
import { text } from 'node:stream/consumers';
import { explain, Unexplained } from './explain/explain.ts';

try {
  console.log(JSON.stringify(explain(parsed(await text(process.stdin))), null, 2));
} catch (error) {
  if (!(error instanceof Unexplained)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Unexplained('Standard input holds no JSON; --help shows what it takes.');
  }
}
