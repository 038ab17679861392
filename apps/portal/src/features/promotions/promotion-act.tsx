import { accountTypes, type PromotionCard, signUpPromotionJoin, signUpRequestReward } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { notify } from '@pelita/ui/notice';
import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { usePageLanguage } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { usePromotionsHaveChanged } from './use-promotions.ts';

const ApplyDialog = lazyPart({
  component: () => import('./apply-dialog.tsx'),
  texts: ['member', 'centre', 'promotions'],
});

/** The one thing to do next, or how far it is; for what takes place elsewhere the way there. */
export function PromotionAct({ promotion }: { promotion: PromotionCard }) {
  const { leadsTo } = promotion;
  return leadsTo === null ? <OwnAct promotion={promotion} /> : <WayThere {...promotion} leadsTo={leadsTo} />;
}

function WayThere({ status, leadsTo, title }: PromotionCard & { leadsTo: string }) {
  const text = useText('promotions');
  const isClaimable = status === 'claim';
  return (
    <a
      href={leadsTo}
      data-page-link=""
      className={`button w-full ${isClaimable ? 'button-action' : 'button-quiet'}`}
      aria-label={`${text(isClaimable ? 'claim' : 'look')}: ${title}`}
    >
      {text(isClaimable ? 'claim' : 'look')}
    </a>
  );
}

function OwnAct({ promotion }: { promotion: PromotionCard }) {
  const text = useText('promotions');
  const { code } = usePageLanguage();
  const { status, claim, offer, currency, kind } = promotion;
  const { act, isRunning, isApplying, stopApplying } = usePromotionAct(promotion);
  const amount = claim?.amount ?? offer?.amount ?? null;
  switch (status) {
    case 'claim':
    case 'issued':
      return (
        <button type="button" className="button button-action w-full" disabled={isRunning} onClick={() => void act()}>
          {amount === null ? text('claim') : text('claimAmount', { amount: formatMoney(code, amount, currency) })}
        </button>
      );
    case 'join':
    case 'joined':
      if (status === 'joined' && kind !== 'deposit' && !offer?.needsReview)
        return <p className="text-muted text-sm">{text('countsByItself')}</p>;
      return (
        <>
          <button type="button" className="button button-quiet w-full" disabled={isRunning} onClick={() => void act()}>
            {text(status === 'join' ? 'join' : kind === 'deposit' ? 'depositNow' : 'sendProof')}
          </button>
          <Suspense>{isApplying && <ApplyDialog promotion={promotion} onClose={stopApplying} />}</Suspense>
        </>
      );
    case 'applying':
      return <ReviewSteps />;
    case 'inProcess':
      return <Progress claim={claim} currency={currency} />;
    case 'claimed':
      return (
        <p className="promo-received">
          <Check aria-hidden size={18} />
          {text('received')} {amount !== null && <Amount value={amount} currency={currency} />}
        </p>
      );
    case 'rejected':
      return <p className="text-sm text-pretty">{claim?.reason}</p>;
    case 'comingSoon':
    case 'closed':
      return null;
  }
}

/** A visitor logs in first; a trial account is told what it needs; joining leads on to what is asked for. */
function usePromotionAct(promotion: PromotionCard) {
  const text = useText('promotions');
  const session = useSession();
  const changed = usePromotionsHaveChanged();
  const tryKey = useTryKey();
  const [isRunning, setRunning] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const { promotionId, status, kind, claim } = promotion;

  const run = async (): Promise<void> => {
    if (status === 'claim' || status === 'issued') {
      const key = tryKey(`${promotionId} ${claim?.claimId ?? ''}`);
      await send(signUpRequestReward, { body: { promotionId } }, { idempotencyKey: key });
      notify({ tone: 'done', text: text('isClaimed') });
      return await changed();
    }
    if (status === 'join') {
      await send(signUpPromotionJoin, { body: { promotionId } });
      await changed();
    }
    if (kind === 'deposit') navigate().openModal('deposit');
    else setApplying(true);
  };
  const act = async (): Promise<void> => {
    if (session === null) return navigate().openModal('login');
    if (session.isAgent === accountTypes.trial) return navigate().openModal('need-true-account');
    setRunning(true);
    await run()
      .catch((failure: unknown) => notify({ tone: 'problem', text: failureText(failure) }))
      .finally(() => setRunning(false));
  };
  return { act, isRunning, isApplying, stopApplying: () => setApplying(false) };
}

const reviewSteps = ['sent', 'looked', 'paid'] as const;

function ReviewSteps() {
  const text = useText('promotions');
  return (
    <ol className="promo-steps" aria-label={text('review')}>
      {reviewSteps.map((step, at) => (
        <li key={step} data-done={at === 0 || undefined} aria-current={at === 1 ? 'step' : undefined}>
          {text(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Progress({ claim, currency }: Pick<PromotionCard, 'claim' | 'currency'>) {
  const text = useText('promotions');
  const turnover = claim?.turnover;
  if (!turnover) return null;
  return (
    <div className="promo-progress">
      <p className="flex justify-between gap-3 text-sm">
        <span>{text('turnover')}</span>
        <span className="tabular-nums">
          <b>
            <Amount value={turnover.done} currency={currency} />
          </b>{' '}
          / <Amount value={turnover.required} currency={currency} />
        </span>
      </p>
      <progress aria-label={text('turnover')} value={Number(turnover.done)} max={Number(turnover.required)} />
      <PageLink to="/rng" className="button button-quiet w-full">
        {text('playOn')}
      </PageLink>
    </div>
  );
}
