import { listPointGoods, type OfficePointGood } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { useReader } from '@pelita/ui/reader';
import { StateBadge } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Bar } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { GoodDialog } from './good-dialog.tsx';

/** What the points mall lays out, in the order in which players see it. */
export default function PointGoodsPage() {
  const text = useText('officePoints');
  const titles = useText('officePages');
  const { language } = useReader();
  const mayOffer = useMay('points.offer');
  const asked = useAnswer(listPointGoods, {});
  const [edited, setEdited] = useState<OfficePointGood | 'new' | null>(null);
  const nameOf = ({ words }: OfficePointGood): string => (words[language] ?? Object.values(words)[0])?.name ?? '';
  const currency = asked.data?.currency ?? '';
  return (
    <PageFrame title={titles('pointGoods')}>
      <DataTable
        caption={titles('pointGoods')}
        isCaptionHidden
        rows={asked.data?.goods}
        keyOf={({ id }) => id}
        failure={asked.data ? undefined : (asked.error ?? undefined)}
        onRetry={() => void asked.refetch()}
        empty={<p>{text('noGoods')}</p>}
        bar={
          mayOffer && (
            <Bar>
              <button type="button" className="button button-action" onClick={() => setEdited('new')}>
                {text('addGood')}
              </button>
            </Bar>
          )
        }
        columns={[
          {
            name: 'name',
            head: text('good'),
            cell: (good) =>
              mayOffer ? (
                <button type="button" className="link" onClick={() => setEdited(good)}>
                  {nameOf(good)}
                </button>
              ) : (
                nameOf(good)
              ),
          },
          { name: 'kind', head: text('kind'), cell: ({ kind }) => text(`kind_${kind}`) },
          {
            name: 'points',
            head: text('points'),
            isFigure: true,
            cell: ({ points }) => formatNumber(language, points),
          },
          {
            name: 'credit',
            head: text('credit'),
            isFigure: true,
            cell: ({ credit }) => (credit === null ? '' : <Amount value={credit} currency={currency} />),
          },
          {
            name: 'required',
            head: text('required'),
            isFigure: true,
            cell: ({ requiredAmount }) =>
              requiredAmount === null ? '' : <Amount value={requiredAmount} currency={currency} />,
          },
          { name: 'stock', head: text('stock'), isFigure: true, cell: ({ stock }) => formatNumber(language, stock) },
          {
            name: 'state',
            head: text('state'),
            cell: ({ isOffered }) => (
              <StateBadge tone={isOffered ? 'done' : 'neutral'} label={text(isOffered ? 'offered' : 'notOffered')} />
            ),
          },
        ]}
      />
      {edited !== null && asked.data && (
        <GoodDialog
          key={edited === 'new' ? 'new' : edited.id}
          good={edited === 'new' ? null : edited}
          mall={asked.data}
          onClose={() => setEdited(null)}
        />
      )}
    </PageFrame>
  );
}
