/*
 * Asks for balances in a process of its own, at random moments, and tells how long each took. A process that also makes
 * proofs and keeps a browser is now and then late by itself, and its own lateness would count as the server's.
 */
import process from 'node:process';
import { openLoop } from './load.ts';

export type BalanceQuestion = { address: string; tokens: string[]; perSecond: number; seconds: number };
export type BalanceAnswer = { tookMs: number[] };

process.on('message', (question: BalanceQuestion) => void answerTo(question));
process.on('disconnect', () => process.exit());

async function answerTo({ address, tokens, perSecond, seconds }: BalanceQuestion): Promise<void> {
  let at = 0;
  const { tookMs } = await openLoop(perSecond, seconds, async () => {
    const answer = await fetch(address, { headers: { authorization: tokens[at++ % tokens.length] ?? '' } });
    const { success } = (await answer.json()) as { success: boolean };
    if (!success) throw new Error(`a balance was refused: ${answer.status}`);
  });
  process.send?.({ tookMs } satisfies BalanceAnswer);
}
