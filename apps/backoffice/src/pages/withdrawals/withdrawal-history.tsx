import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import { Money } from '../../shared/parts/money.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { stateTones } from './tones.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Each move from state to state, the newest first. */
export function WithdrawalSteps({ steps }: Pick<Withdrawal, 'steps'>) {
  const text = useText('officeWithdrawals');
  const actorOf = (actor: string): string => {
    const key = `actor_${actor.split(':')[0] ?? ''}` as 'actor_player';
    return text.has(key) ? text(key) : actor;
  };
  return (
    <DataTable
      caption={text('history')}
      rows={steps.toReversed()}
      keyOf={({ at, move }) => `${at} ${move}`}
      empty={<p>{text('noSteps')}</p>}
      columns={[
        { name: 'at', head: text('time'), cell: ({ at }) => <Moment at={at} /> },
        {
          name: 'to',
          head: text('state'),
          cell: ({ to }) => <StateBadge tone={stateTones[to]} label={text(`state_${to}`)} />,
        },
        { name: 'actor', head: text('actor'), cell: ({ actor }) => actorOf(actor) },
        { name: 'note', head: text('note'), cell: ({ note }) => note, isLong: true },
      ]}
    />
  );
}

/** What the bank was asked to pay, and what it said. */
export function Payouts({ withdrawal: { payouts, currency } }: { withdrawal: Withdrawal }) {
  const text = useText('officeWithdrawals');
  if (payouts.length === 0) return null;
  const tones = { open: 'waiting', done: 'done', refused: 'failed', returned: 'neutral' } as const;
  return (
    <Panel title={text('payouts')}>
      <ul className="checks">
        {payouts.map(({ attempt, provider, state, paid, amount, openedAt }) => (
          <li key={attempt}>
            <StateBadge tone={tones[state]} label={text(`payout_${state}`)} isTag />
            <span>
              <b>
                <Money value={state === 'open' ? amount : paid} currency={currency} />
              </b>
              <small className="text-muted">
                {provider} · <Moment at={openedAt} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
