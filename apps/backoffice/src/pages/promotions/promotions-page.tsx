import './promotions.css';
import { listPromotions, type OfficePromotion } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { useReader } from '@pelita/ui/reader';
import { StateBadge, type Tone } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { promotionPresets } from '../../shared/promotions/presets.ts';
import { MinuteSpan } from '../../shared/values/span-text.tsx';

const tones: Record<OfficePromotion['state'], Tone> = { draft: 'waiting', published: 'done', closed: 'neutral' };

/** Every promotion with its budget and cost, and what a new one begins from. */
export default function PromotionsPage() {
  const text = useText('officePromotions');
  const titles = useText('officePages');
  const { language } = useReader();
  const mayDo = useMay('promotions.do');
  const asked = useAnswer(listPromotions, {});
  const currency = asked.data?.currency ?? '';
  const money = (amount: string | null) =>
    amount === null ? text('noBudget') : <Amount value={amount} currency={currency} />;
  return (
    <PageFrame title={titles('promotions')}>
      {mayDo && (
        <section aria-label={text('begin')} className="promotion-presets">
          <h2>{text('begin')}</h2>
          {promotionPresets.map((preset) => (
            <PageLink key={preset} to="/promotion" search={{ preset }} className="promotion-preset">
              <b>{text(`preset_${preset}`)}</b>
              <small>{text(`presetNote_${preset}`)}</small>
            </PageLink>
          ))}
        </section>
      )}
      <DataTable
        caption={titles('promotions')}
        isCaptionHidden
        rows={asked.data?.promotions}
        keyOf={({ id }) => id}
        failure={asked.data ? undefined : (asked.error ?? undefined)}
        onRetry={() => void asked.refetch()}
        empty={<p>{text('none')}</p>}
        columns={[
          {
            name: 'title',
            head: text('promotion'),
            cell: (one) => (
              <PageLink to="/promotion" search={{ id: one.id }} className="link">
                {titleIn(one, language)}
              </PageLink>
            ),
          },
          { name: 'kind', head: text('kind'), cell: ({ kind }) => text(`kind_${kind}`) },
          {
            name: 'state',
            head: text('state'),
            cell: ({ state }) => <StateBadge tone={tones[state]} label={text(`state_${state}`)} />,
          },
          {
            name: 'window',
            head: text('window'),
            cell: ({ from, until }) => (from === null ? '' : <MinuteSpan from={from} until={until} />),
          },
          {
            name: 'claims',
            head: text('claims'),
            isFigure: true,
            cell: ({ claims }) => formatNumber(language, claims),
          },
          { name: 'cost', head: text('cost'), isFigure: true, cell: ({ cost }) => money(cost) },
          { name: 'budget', head: text('budgetLeft'), isFigure: true, cell: ({ budgetLeft }) => money(budgetLeft) },
          {
            name: 'waiting',
            head: text('waiting'),
            isFigure: true,
            cell: ({ waiting }) =>
              waiting === 0 ? (
                ''
              ) : (
                <PageLink to="/promotion-claims" className="link">
                  {formatNumber(language, waiting)}
                </PageLink>
              ),
          },
        ]}
      />
    </PageFrame>
  );
}

function titleIn({ words }: OfficePromotion, language: string): string {
  return (words[language] ?? Object.values(words)[0])?.title ?? '';
}
