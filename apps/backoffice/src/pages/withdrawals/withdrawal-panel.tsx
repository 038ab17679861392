import { getOfficeWithdrawal } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Money } from '../../shared/parts/money.tsx';
import { Columns, Panel } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { Checks } from './checks.tsx';
import { Proofs } from './proofs.tsx';
import { stateTones } from './tones.ts';
import type { Withdrawal } from './withdrawal.ts';
import { WithdrawalActs } from './withdrawal-acts.tsx';
import { Payouts, WithdrawalSteps } from './withdrawal-history.tsx';

/** One withdrawal with all that a decision is made upon. */
export function WithdrawalPanel({ id }: { id: string }) {
  const asked = useAnswer(getOfficeWithdrawal, { params: { id } }, { everySeconds: 10 });
  return <Loaded of={asked}>{(withdrawal) => <View withdrawal={withdrawal} />}</Loaded>;
}

function View({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText('officeWithdrawals');
  const { currency, payee } = withdrawal;
  const money = (value: string) => <Money value={value} currency={currency} />;
  const hasMoney = (value: string) => /[1-9]/.test(value);
  return (
    <section className="withdrawal" aria-label={text('of', { number: withdrawal.number })}>
      <div className="withdrawal-head">
        <div>
          <h2>
            <PageLink to="/player" search={{ id: withdrawal.playerId }} className="link">
              {withdrawal.username}
            </PageLink>
          </h2>
          <p className="text-muted">
            {withdrawal.number} · {text('requested')} <Moment at={withdrawal.requestedAt} />
          </p>
        </div>
        <div className="withdrawal-amount">
          {money(withdrawal.amount)}
          <StateBadge tone={stateTones[withdrawal.state]} label={text(`state_${withdrawal.state}`)} isTag />
        </div>
      </div>
      <Columns
        side={
          <>
            <Panel title={text('payTo')}>
              <DescriptionList
                facts={[
                  { name: text('bank'), value: payee.bankName },
                  { name: text('holder'), value: payee.holderName },
                  { name: text('account'), value: <bdi>{payee.accountNumber}</bdi> },
                  { name: text('fee'), value: money(withdrawal.fee) },
                  ...(['settled', 'reported', 'released', 'returned'] as const)
                    .filter((name) => hasMoney(withdrawal[name]))
                    .map((name) => ({ name: text(name), value: money(withdrawal[name]) })),
                ]}
              />
            </Panel>
            {withdrawal.proofs.length > 0 && <Proofs id={withdrawal.id} images={withdrawal.proofs} />}
            <Payouts withdrawal={withdrawal} />
          </>
        }
      >
        <Checks checks={withdrawal.checks} currency={currency} />
        <WithdrawalSteps steps={withdrawal.steps} />
      </Columns>
      <WithdrawalActs withdrawal={withdrawal} />
    </section>
  );
}
