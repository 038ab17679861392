import { DataTable } from '@pelita/ui/data-table';
import { useReader } from '@pelita/ui/reader';
import { StateBadge } from '@pelita/ui/state-badge';
import type { ComponentProps } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { Bar } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { DaySpan } from '../../shared/values/span-text.tsx';
import type { CommonDraft } from './common-draft.ts';
import { titleOf } from './title-of.ts';

type Activity = Pick<CommonDraft, 'words' | 'firstDay' | 'isOffered'> & { id: string; lastDay: string | null };
type Asked<Row> = { data: unknown; error: unknown; refetch: () => unknown; rows: readonly Row[] | undefined };

/** Activities of one kind: the title opens its dialog, the columns between title and state are the kind's own. */
export function ActivityTable<Row extends Activity>(props: {
  caption: string;
  add: string;
  empty: string;
  of: Asked<Row>;
  columns: ComponentProps<typeof DataTable<Row>>['columns'];
  onOpen: (row: Row | 'new') => void;
}) {
  const { caption, add, empty, of, columns, onOpen } = props;
  const text = useText('officeActivities');
  const { language } = useReader();
  const mayOffer = useMay('activities.offer');
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={of.rows}
      keyOf={({ id }) => id}
      failure={of.data === undefined ? (of.error ?? undefined) : undefined}
      onRetry={() => void of.refetch()}
      empty={<p>{empty}</p>}
      bar={
        mayOffer && (
          <Bar>
            <button type="button" className="button button-action" onClick={() => onOpen('new')}>
              {add}
            </button>
          </Bar>
        )
      }
      columns={[
        {
          name: 'title',
          head: text('title'),
          cell: (row) =>
            mayOffer ? (
              <button type="button" className="link" onClick={() => onOpen(row)}>
                {titleOf(row, language)}
              </button>
            ) : (
              titleOf(row, language)
            ),
        },
        ...columns,
        {
          name: 'days',
          head: text('days'),
          cell: ({ firstDay, lastDay }) => <DaySpan first={firstDay} last={lastDay} />,
        },
        {
          name: 'state',
          head: text('state'),
          cell: ({ isOffered }) => (
            <StateBadge tone={isOffered ? 'done' : 'neutral'} label={text(isOffered ? 'offered' : 'notOffered')} />
          ),
        },
      ]}
    />
  );
}
