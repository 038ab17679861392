import { getAvailablePromotions, type PromotionCard } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';

/** The deposit bonuses that a deposit by this method can have; without one of them nothing is asked. */
export function useDepositPromotions(method: string): readonly PromotionCard[] {
  const { code } = usePageLanguage();
  const { data } = useQuery({
    queryKey: [...ownQuery('promotions').queryKey, code],
    queryFn: () => send(getAvailablePromotions, { query: {} }),
  });
  return (data?.list ?? []).filter(
    ({ kind, status, offer }) =>
      kind === 'deposit' &&
      (status === 'join' || status === 'joined') &&
      (offer?.methods.length === 0 || offer?.methods.includes(method)),
  );
}

type Props = {
  promotions: readonly PromotionCard[];
  /** Empty for none. */
  chosen: string;
  onChoose: (promotionId: string) => void;
};

/** MC-05: none, or one of those that the player can have; what was joined before is chosen already. */
export function PromotionChoice({ promotions, chosen, onChoose }: Props) {
  const text = useText('cashier');
  const group = useId();
  if (promotions.length === 0) return null;
  const choices = [null, ...promotions];
  return (
    <fieldset className="field">
      <legend className="field-label">{text('promotion')}</legend>
      {choices.map((promotion) => (
        <label key={promotion?.promotionId ?? ''} className="method promotion-choice">
          <input
            type="radio"
            className="sr-only"
            name={group}
            checked={chosen === (promotion?.promotionId ?? '')}
            onChange={() => onChoose(promotion?.promotionId ?? '')}
          />
          <b>{promotion?.title ?? text('noPromotion')}</b>
          {promotion && (
            <small className="field-hint">
              <Facts promotion={promotion} />
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function Facts({ promotion: { offer, currency } }: { promotion: PromotionCard }) {
  const text = useText('cashier');
  const { code } = usePageLanguage();
  if (!offer) return null;
  const money = (amount: string) => formatMoney(code, amount, currency);
  return [
    ...(offer.minimum === null ? [] : [text('promotionFrom', { amount: money(offer.minimum) })]),
    ...(offer.cap === null ? [] : [text('promotionUpTo', { amount: money(offer.cap) })]),
    text('promotionStaked', { times: offer.multiplier, count: offer.daysValid }),
  ].join(' · ');
}
