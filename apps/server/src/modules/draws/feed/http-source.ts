import * as z from 'zod';
import { askOutside } from '../../../platform/outside/ask-outside.ts';
import type { ResultsConfiguration } from '../../../platform/providers/results-configuration.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ResultsFeed, ResultsSource } from './results-source.ts';

const PATIENCE_MS = 5_000;

/**
 * A source over HTTP: `GET {url}?game=XSMB&draw=20261123`, with `Authorization: Bearer KEY` where there is a key, answers
 * 404 while it knows nothing, else JSON as `Told` says, with `result` in the shape of `npm run -s explain -- lottery --help`.
 */
export function httpSource(
  { url, key }: ResultsConfiguration['source'],
  { tracing }: Pick<Platform, 'tracing'>,
): ResultsSource {
  return async ({ gameCode, drawNo }) => {
    const address = new URL(url);
    address.searchParams.set('game', gameCode);
    address.searchParams.set('draw', drawNo);
    const answer = await askOutside(
      {
        url: address,
        method: 'GET',
        headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      },
      { name: 'results.ask', tracing, timeoutMs: PATIENCE_MS },
    );
    if ('problem' in answer) return { kind: 'problem', problem: 'no_answer' };
    if (answer.status === 404) return { kind: 'nothing' };
    if (answer.status !== 200) return { kind: 'problem', problem: 'no_answer' };
    const told = Told.safeParse(jsonOf(answer.bytes));
    if (!told.success) return { kind: 'problem', problem: 'malformed' };
    const { game, draw, isComplete, result } = told.data;
    if (game !== gameCode || draw !== drawNo) return { kind: 'problem', problem: 'other_draw' };
    return isComplete ? { kind: 'whole', sent: result } : { kind: 'partial', sent: result };
  };
}

export function httpFeed(
  configuration: ResultsConfiguration | null,
  platform: Pick<Platform, 'tracing'>,
): ResultsFeed | null {
  if (configuration === null) return null;
  const { source, second } = configuration;
  return { source: httpSource(source, platform), second: second && httpSource(second, platform) };
}

const Told = z.object({
  game: z.string(),
  draw: z.string(),
  /** False while numbers are still being drawn. */
  isComplete: z.boolean(),
  result: z.record(z.string().max(20), z.unknown()),
});

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
