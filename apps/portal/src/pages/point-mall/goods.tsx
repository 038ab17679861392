import { accountTypes, type PointGood } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { usePoints } from './use-points.ts';

const RedeemDialog = lazyPart({ component: () => import('./redeem-dialog.tsx'), texts: ['member', 'centre'] });

const kinds = ['all', 'credit', 'item', 'now'] as const;

/** The goods, of one kind or those that the points suffice for. */
export function Goods({ rewards }: { rewards: readonly PointGood[] }) {
  const text = useText('pointMall');
  const session = useSession();
  const { data } = usePoints();
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const [chosen, setChosen] = useState<PointGood | null>(null);
  const points = data?.currentPoints ?? null;
  const shown = rewards.filter(
    (good) =>
      kind === 'all' ||
      good.kind === kind ||
      (kind === 'now' && good.availableQuantity > 0 && points !== null && good.requiredPoints <= points),
  );
  const choose = (good: PointGood): void => {
    if (session === null) return navigate().openModal('login');
    if (session.isAgent === accountTypes.trial) return navigate().openModal('need-true-account');
    setChosen(good);
  };
  return (
    <>
      <div className="point-kinds" role="group" aria-label={text('kinds')}>
        {kinds
          .filter((one) => one !== 'now' || points !== null)
          .map((one) => (
            <button key={one} type="button" className="chip" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {text(`kind_${one}`)}
            </button>
          ))}
      </div>
      {shown.length === 0 ? (
        <p className="text-muted py-8">{text('noGoods')}</p>
      ) : (
        <ul className="point-goods">
          {shown.map((good) => (
            <Good key={good.rewardId} good={good} points={points} onChoose={() => choose(good)} />
          ))}
        </ul>
      )}
      <Suspense>
        {chosen && <RedeemDialog good={chosen} points={points ?? 0} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

function Good({ good, points, onChoose }: { good: PointGood; points: number | null; onChoose: () => void }) {
  const text = useText('pointMall');
  const { code } = usePageLanguage();
  const { name, detail, requiredPoints, requiredAmount, availableQuantity, pictureUrl, currency } = good;
  const isGone = availableQuantity === 0;
  const missing = points === null ? 0 : requiredPoints - points;
  return (
    <li className="point-good">
      <img
        src={pictureUrl}
        alt=""
        width={320}
        height={160}
        loading="lazy"
        decoding="async"
        className={isGone ? 'is-gone' : ''}
      />
      <div className="point-good-words">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted text-sm text-pretty">{detail}</p>
        <p className="text-muted text-sm">
          {isGone ? text('gone') : text('left', { count: formatNumber(code, availableQuantity) })}
          {requiredAmount !== null && ` · ${text('asksFor', { amount: formatMoney(code, requiredAmount, currency) })}`}
        </p>
        <div className="point-good-foot">
          <span className="point-price">
            <Sparkles aria-hidden size={16} />
            <span className="sr-only">{text('points')}</span>
            {formatNumber(code, requiredPoints)}
          </span>
          {isGone ? null : missing > 0 ? (
            <span className="text-muted text-sm">{text('missing', { points: formatNumber(code, missing) })}</span>
          ) : (
            <button
              type="button"
              className="button button-quiet"
              aria-label={text('exchangeFor', { name })}
              onClick={onChoose}
            >
              {text('exchange')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
