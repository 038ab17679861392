import { formatNumber } from '@pelita/i18n';
import { Check } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { Rank, Ranks } from './ranks.ts';

/** Every rank from the lowest, with what it asks for; those up to the player's own are reached. */
export function RankLadder({ ranks: { ranks }, level }: { ranks: Ranks; level: number | undefined }) {
  const text = useText('vip');
  return (
    <section aria-labelledby="vip-ladder">
      <h2 id="vip-ladder" className="sr-only">
        {text('ladder')}
      </h2>
      <ol className="vip-ladder">
        {ranks.map((rank) => (
          <li
            key={rank.rankLevel}
            className="vip-step"
            data-reached={(level !== undefined && rank.rankLevel < level) || undefined}
            aria-current={rank.rankLevel === level ? 'step' : undefined}
          >
            <img src={rank.badgeUrl} alt="" width={52} height={52} />
            <b>{rank.rankName}</b>
            <span className="text-muted text-xs">{text('level', { rank: String(rank.rankLevel) })}</span>
            <StepState rank={rank} level={level} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepState({ rank, level }: { rank: Rank; level: number | undefined }) {
  const text = useText('vip');
  const { code } = usePageLanguage();
  const whole = (amount: string) => formatNumber(code, Math.floor(Number(amount)));
  if (rank.rankLevel === level) return <span className="vip-here">{text('yours')}</span>;
  if (level !== undefined && rank.rankLevel < level)
    return (
      <span className="vip-reached">
        <Check aria-hidden size={13} /> {text('reached')}
      </span>
    );
  return (
    <span className="vip-asks">
      {Number(rank.requiredTurnover) === 0
        ? text('asksNothing')
        : text('asksFor', { deposit: whole(rank.requiredDeposit), turnover: whole(rank.requiredTurnover) })}
    </span>
  );
}
