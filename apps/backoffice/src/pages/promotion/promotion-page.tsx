import './promotion.css';
import { listPromotions } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { draftOf, newDraft } from './draft.ts';
import { termsOf } from './presets.ts';
import { PromotionForm } from './promotion-form.tsx';

/** A promotion is built here: terms, audience, window and words, with what players will see and what it would have cost. */
export default function PromotionPage({ search: { id, preset } }: PageProps<{ id?: string; preset?: string }>) {
  const text = useText('officePromotions');
  const titles = useText('officePages');
  const asked = useAnswer(listPromotions, {});
  return (
    <PageFrame title={titles('promotion')}>
      <Loaded of={asked}>
        {({ promotions, ...brand }) => {
          const seen = promotions.find((one) => one.id === id) ?? null;
          if (id !== undefined && seen === null) return <p>{text('unknown')}</p>;
          const first = seen ? draftOf(seen) : newDraft(brand, termsOf(preset));
          return <PromotionForm key={id ?? preset ?? 'new'} seen={seen} first={first} brand={brand} />;
        }}
      </Loaded>
    </PageFrame>
  );
}
