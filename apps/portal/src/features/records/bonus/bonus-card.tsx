import { type Bonus, type CurrencyCode, giveUpBonus, minorFromDecimal } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { AskDialog } from '@pelita/ui/ask-dialog';
import { Moment } from '@pelita/ui/moment';
import { notify } from '@pelita/ui/notice';
import { StateBadge } from '@pelita/ui/state-badge';
import { useId, useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { BonusBets } from './bonus-bets.tsx';

const tones = {
  waiting: 'waiting',
  active: 'information',
  released: 'done',
  used: 'neutral',
  forfeited: 'failed',
  expired: 'neutral',
} as const;

/** One bonus: how far it is, when it was granted and how it ended, and on request the bets that counted. */
export function BonusCard({ bonus, onChanged }: { bonus: Bonus; onChanged: () => Promise<void> }) {
  const text = useText('bonusRoom');
  const { code } = usePageLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const heading = useId();
  const isLive = bonus.state === 'active' || bonus.state === 'waiting';
  const money = (value: string) => formatMoney(code, value, bonus.currency);
  const giveUp = async () => {
    await send(giveUpBonus, { body: { bonusId: bonus.bonusId } });
    notify({ tone: 'done', text: text('givenUp') });
    setIsAsked(false);
    await onChanged();
  };
  return (
    <article className="bonus-card" aria-labelledby={heading} data-live={isLive || undefined}>
      <header className="bonus-head">
        <h3 id={heading}>{bonus.title}</h3>
        <StateBadge tone={tones[bonus.state]} label={text(`state_${bonus.state}`)} isTag />
        <b className="bonus-amount">
          <Amount value={bonus.amount} currency={bonus.currency} />
        </b>
      </header>
      <Progress bonus={bonus} />
      <Steps bonus={bonus} />
      {isLive && (
        <ul className="bonus-terms text-muted text-sm">
          {bonus.state === 'active' && <li>{text('left', { amount: money(bonus.balance) })}</li>}
          {bonus.conversionCap !== null && <li>{text('cap', { amount: money(bonus.conversionCap) })}</li>}
          {bonus.expiresAt !== null && (
            <li>
              {text('expires')} <Moment at={bonus.expiresAt} />
            </li>
          )}
        </ul>
      )}
      <div className="bonus-acts">
        {bonus.startedAt !== null && (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text(isOpen ? 'hideBets' : 'showBets')}
          </button>
        )}
        {isLive && (
          <button type="button" className="button button-quiet button-small" onClick={() => setIsAsked(true)}>
            {text('giveUp')}
          </button>
        )}
      </div>
      {isOpen && <BonusBets bonusId={bonus.bonusId} />}
      {isAsked && (
        <AskDialog
          title={text('giveUpAsk')}
          note={text('giveUpNote', { amount: money(bonus.state === 'active' ? bonus.balance : bonus.amount) })}
          confirm={text('giveUp')}
          onConfirm={giveUp}
          onClose={() => setIsAsked(false)}
        />
      )}
    </article>
  );
}

function Progress({ bonus: { currency, progress, turnover } }: { bonus: Bonus }) {
  const text = useText('bonusRoom');
  const { code } = usePageLanguage();
  const money = (value: string) => formatMoney(code, value, currency);
  const part = partOf(progress, turnover, currency as CurrencyCode);
  return (
    <div className="bonus-progress">
      <progress className="bonus-bar" max={100} value={part} aria-label={text('progress')} />
      <span className="bonus-figures text-sm">
        {text('progressOf', { progress: money(progress), turnover: money(turnover) })}
        <b>{text('percent', { part: String(part) })}</b>
      </span>
    </div>
  );
}

/** What has happened, in its order. */
function Steps({ bonus }: { bonus: Bonus }) {
  const text = useText('bonusRoom');
  const { code } = usePageLanguage();
  const amount = (value: string) => ({ amount: formatMoney(code, value, bonus.currency) });
  const endOf = ({ state, reason, released, forfeited }: Bonus): string => {
    if (reason === 'lowBalance' || reason === 'closed') return text(`step_${reason}`);
    if (reason !== null) return text(`step_${reason}`, amount(forfeited));
    if (state === 'released') return text('step_released', amount(released));
    return state === 'used'
      ? text('step_used')
      : text(state === 'expired' ? 'step_expired' : 'step_forfeited', amount(forfeited));
  };
  const steps = [
    { name: text('step_granted'), at: bonus.grantedAt },
    ...(bonus.startedAt === null ? [] : [{ name: text('step_started'), at: bonus.startedAt }]),
    ...(bonus.endedAt === null ? [] : [{ name: endOf(bonus), at: bonus.endedAt }]),
  ];
  return (
    <ol className="bonus-steps text-sm">
      {steps.map(({ name, at }) => (
        <li key={name}>
          {name} <Moment at={at} className="text-muted" />
        </li>
      ))}
    </ol>
  );
}

/** In whole per cent, rounded down, so that a hundred is only said when it is met. */
function partOf(progress: string, turnover: string, currency: CurrencyCode): number {
  const [done, all] = [minorFromDecimal(progress, currency), minorFromDecimal(turnover, currency)];
  if (!done || !all) return all ? 0 : 100;
  return Math.floor((Number(done) * 100) / Number(all));
}
