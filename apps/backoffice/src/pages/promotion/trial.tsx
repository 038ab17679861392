import { tryPromotion, type OfficePromotion } from '@pelita/contract/office';
import type { CallValue } from '@pelita/contract';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { DescriptionList } from '@pelita/ui/description-list';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { useReader } from '@pelita/ui/reader';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { DaySpan } from '../../shared/values/span-text.tsx';
import { bodyOf, type Draft } from './draft.ts';

/** What it would have cost last month, counted from that month's rows. */
export function Trial({ draft, seen }: { draft: Draft; seen: OfficePromotion | null }) {
  const text = useText('officePromotions');
  const formFailure = useFormFailure();
  const { act, isRunning } = useAct(tryPromotion, []);
  const [tried, setTried] = useState<CallValue<typeof tryPromotion> | null>(null);
  const [problem, setProblem] = useState<string>();
  const run = async (): Promise<void> => {
    setProblem(undefined);
    try {
      setTried(await act({ body: bodyOf(draft, seen) }));
    } catch (failure) {
      setTried(null);
      setProblem(formFailure(failure, []).message);
    }
  };
  return (
    <Panel title={text('trial')}>
      <p className="text-muted">{text('trialNote')}</p>
      {tried && <Tried tried={tried} />}
      <FormProblem text={problem} />
      <button type="button" className="button button-quiet" aria-disabled={isRunning} onClick={() => void run()}>
        {text('tryIt')}
      </button>
    </Panel>
  );
}

function Tried({
  tried: { from, to, players, claims, cost, largest, currency },
}: {
  tried: CallValue<typeof tryPromotion>;
}) {
  const text = useText('officePromotions');
  const { language } = useReader();
  return (
    <DescriptionList
      facts={[
        { name: text('wouldHaveCost'), value: <Amount value={cost} currency={currency} /> },
        { name: text('claims'), value: formatNumber(language, claims) },
        { name: text('players'), value: formatNumber(language, players) },
        { name: text('largest'), value: <Amount value={largest} currency={currency} /> },
        { name: text('month'), value: <DaySpan first={from} last={to} /> },
      ]}
    />
  );
}
