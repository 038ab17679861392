import {
  type CallValue,
  type LotteryGame,
  listLotteryChases,
  type LotteryChaseState,
  stopLotteryChase,
} from '@pelita/contract';
import type { RuleSet } from '@pelita/lottery';
import { notify } from '@pelita/ui/notice';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { usePlayTypeNames } from '../betting/play-type-names.ts';
import { useContentLabel } from './content-label.ts';

type Chase = CallValue<typeof listLotteryChases>['content'][number];

const ENDED_SHOWN = 3;

const tones: Record<LotteryChaseState, Tone> = {
  running: 'waiting',
  finished: 'neutral',
  won: 'done',
  stopped: 'neutral',
  refused: 'failed',
};

/** The member's chases of a game: those that run, each with its stop, and how the latest ones ended. */
export function Chases({ game, rules }: { game: LotteryGame; rules: RuleSet }) {
  const text = useText('betting');
  const { data } = useQuery({
    ...ownQuery('lottery', 'chases'),
    queryFn: () => send(listLotteryChases, { query: { size: '100' } }),
    staleTime: 0,
  });
  const own = data?.content.filter(({ gameCode }) => gameCode === game.gameId) ?? [];
  const ended = own.filter(({ state }) => state !== 'running').slice(0, ENDED_SHOWN);
  const shown = [...own.filter(({ state }) => state === 'running'), ...ended];
  if (shown.length === 0) return null;
  return (
    <section aria-label={text('chases')} className="my-chases">
      <h3 className="my-bets-head">{text('chases')}</h3>
      <ul className="my-bets">
        {shown.map((chase) => (
          <li key={chase.chaseId} className="my-bet">
            <ChaseLine chase={chase} rules={rules} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChaseLine({ chase, rules }: { chase: Chase; rules: RuleSet }) {
  const text = useText('betting');
  const { fullNameOf } = usePlayTypeNames(rules.code);
  const contentLabel = useContentLabel(rules);
  const { items, state, placed, multiples, reason, startedAt } = chase;
  const [first] = items;
  return (
    <>
      <span>
        <b>{first && fullNameOf(first.playType)}</b>
        {first && (
          <span className="my-bet-content">
            {` ${contentLabel(first.content, { playType: first.playType, drawsAt: startedAt })}`}
          </span>
        )}
        {items.length > 1 && ` ${text('andMore', { count: items.length - 1 })}`}
      </span>
      <StateBadge tone={tones[state]} label={text(`chase_${state}`)} isTag />
      <span className="my-bet-note">
        {text('chaseProgress', { placed: String(placed), draws: multiples.length })}
        {chase.stopOnWin && ` · ${text('stopOnWin')}`}
        {reason !== null && ` · ${text(`chaseReason_${reasonKey(reason)}`)}`}
      </span>
      <progress className="my-chase-progress" value={placed} max={multiples.length} aria-label={text('chases')} />
      {state === 'running' && <StopButton chaseId={chase.chaseId} />}
    </>
  );
}

function reasonKey(reason: string): 'balance' | 'room' | 'other' {
  if (reason === 'insufficient_balance') return 'balance';
  return reason === 'number_sold_out' ? 'room' : 'other';
}

function StopButton({ chaseId }: { chaseId: string }) {
  const text = useText('betting');
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      await send(stopLotteryChase, { params: { chaseId }, body: {} });
      notify({ tone: 'done', text: text('chaseStopped') });
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    }
    await client.invalidateQueries({ queryKey: ['own'] });
    setBusy(false);
  };
  return (
    <button type="button" className="my-bet-cancel" disabled={isBusy} onClick={() => void stop()}>
      {text('stopChase')}
    </button>
  );
}
