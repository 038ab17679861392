import type {
  ErrorCode,
  PlayedRound,
  RefusalEnvelope,
  StudioRound,
  StudioSeeds,
  StudioSession,
  SuccessEnvelope,
} from '@pelita/contract';

/** `no-answer`: nobody knows whether the call arrived; asking again is safe for every call of the studio. */
export class CallFailed extends Error {
  readonly code: ErrorCode | 'no-answer';

  constructor(code: ErrorCode | 'no-answer') {
    super(code);
    this.name = 'CallFailed';
    this.code = code;
  }
}

export type StudioCalls = {
  session(): Promise<StudioSession>;
  balance(): Promise<{ balance: string }>;
  spin(body: { lineBet: string; spinKey: string }): Promise<PlayedRound>;
  changeSeeds(clientSeed: string): Promise<{ seeds: StudioSeeds }>;
  rounds(before?: string): Promise<{ rounds: StudioRound[]; hasMore: boolean }>;
  round(roundId: string): Promise<PlayedRound>;
};

const PATIENCE_MS = 25_000;

export function studioCalls(gameCode: string, token: string): StudioCalls {
  const base = `/studio/games/${encodeURIComponent(gameCode)}`;

  async function send<Value>(path: string, body?: object): Promise<Value> {
    const envelope = await ask<Value>(`${base}${path}`, token, body);
    if (!envelope.success) throw new CallFailed(envelope.code);
    return envelope.value;
  }

  return {
    session: () => send('/session'),
    balance: () => send('/balance'),
    spin: (body) => send('/spin', body),
    changeSeeds: (clientSeed) => send('/seeds', { clientSeed }),
    rounds: (before) => send(before === undefined ? '/rounds' : `/rounds?before=${before}`),
    round: (roundId) => send(`/rounds/${roundId}`),
  };
}

async function ask<Value>(
  url: string,
  token: string,
  body: object | undefined,
): Promise<SuccessEnvelope<Value> | RefusalEnvelope> {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await answer.json()) as SuccessEnvelope<Value> | RefusalEnvelope;
  } catch {
    throw new CallFailed('no-answer');
  }
}
