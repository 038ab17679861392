import type { Reward } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Moment } from '@pelita/ui/moment';
import { Coins, Gift, type LucideIcon, Star } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';

const icons: Record<Reward['kind'], LucideIcon> = { cash: Coins, bonus: Gift, points: Star };

export function RewardCard(props: { reward: Reward; isActing: boolean; onClaim: () => void }) {
  const { reward, isActing, onClaim } = props;
  const text = useText('rewardRoom');
  const { code } = usePageLanguage();
  const { kind, amount, currency, turnover, state, title } = reward;
  const Icon = icons[kind];
  const worth =
    currency === null
      ? text('points', { count: formatNumber(code, Number(amount)) })
      : formatMoney(code, amount, currency);
  return (
    <article className="reward-card" data-state={state}>
      <span className="reward-icon">
        <Icon aria-hidden size={24} />
      </span>
      <div className="reward-words">
        <h3>{title}</h3>
        <b className="reward-worth">{worth}</b>
        <span className="text-muted text-sm">
          {text(`kind_${kind}`)}
          {turnover !== null && currency !== null && (
            <> · {text('turnover', { amount: formatMoney(code, turnover, currency) })}</>
          )}
        </span>
        <span className="text-muted text-sm">
          <When reward={reward} />
        </span>
      </div>
      {state === 'claimable' && (
        <button type="button" className="button button-action" disabled={isActing} onClick={onClaim}>
          {text('claim')}
          <span className="sr-only">{` ${title}`}</span>
        </button>
      )}
    </article>
  );
}

function When({ reward: { state, claimedAt, expiresAt, offeredAt } }: { reward: Reward }) {
  const text = useText('rewardRoom');
  if (state === 'claimed')
    return (
      <>
        {text('claimedAt')} <Moment at={claimedAt ?? offeredAt} />
      </>
    );
  if (expiresAt === null) return text('noEnd');
  return (
    <>
      {text(state === 'expired' ? 'expiredAt' : 'claimBefore')} <Moment at={expiresAt} />
    </>
  );
}
