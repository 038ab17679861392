import { claimReward, getRewardList, type Reward } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { Moment } from '@pelita/ui/moment';
import { notify } from '@pelita/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';

const sources: readonly Reward['source'][] = ['vipUpgrade', 'vipWeekly', 'vipBirthday'];

/** What the player's ranks have given and is not collected yet. */
export default function RankGifts() {
  const text = useText('vip');
  const asked = useQuery({
    ...ownQuery('rank-gifts'),
    queryFn: () => send(getRewardList, { query: { state: 'claimable' } }),
    staleTime: 0,
  });
  return (
    <section className="vip-panel" aria-labelledby="vip-gifts">
      <h2 id="vip-gifts" className="font-head text-xl font-bold">
        {text('gifts')}
      </h2>
      <Answer of={asked}>
        {({ content }) => {
          const gifts = content.filter(({ source }) => sources.includes(source));
          if (gifts.length === 0) return <p className="text-muted mt-2">{text('noGifts')}</p>;
          return (
            <ul className="vip-gifts">
              {gifts.map((gift) => (
                <GiftLine key={gift.rewardId} gift={gift} onCollected={() => void asked.refetch()} />
              ))}
            </ul>
          );
        }}
      </Answer>
    </section>
  );
}

function GiftLine({ gift, onCollected }: { gift: Reward; onCollected: () => void }) {
  const text = useText('vip');
  const { code } = usePageLanguage();
  const [isRunning, setRunning] = useState(false);
  const amount = formatMoney(code, gift.amount, gift.currency ?? '');
  const collect = async (): Promise<void> => {
    setRunning(true);
    try {
      await send(claimReward, { body: { rewardId: gift.rewardId } }, { idempotencyKey: gift.rewardId });
      notify({ tone: 'done', text: text('collected', { amount }) });
      onCollected();
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <li className="vip-gift">
      <Gift aria-hidden size={20} />
      <span className="min-w-0 grow">
        <b className="block">{gift.title}</b>
        <span className="text-muted text-sm">
          {amount} {gift.expiresAt !== null && <Moment at={gift.expiresAt} />}
        </span>
      </span>
      <button
        type="button"
        className="button button-small button-strong"
        disabled={isRunning}
        onClick={() => void collect()}
      >
        {text('collect')}
        <span className="sr-only">{gift.title}</span>
      </button>
    </li>
  );
}
