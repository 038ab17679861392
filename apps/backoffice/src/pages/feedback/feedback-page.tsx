import { feedbackStates, listOfficeFeedback } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { CursorPager } from '@pelita/ui/cursor-pager';
import { DataTable } from '@pelita/ui/data-table';
import { FieldFrame } from '@pelita/ui/field-frame';
import { Moment } from '@pelita/ui/moment';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { FeedbackStateBadge } from '../../shared/feedback/feedback-state-badge.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Bar } from '../../shared/parts/panel.tsx';

type Search = { state?: string; after?: string };

/** The inbox: open messages unless others are asked for. */
export default function FeedbackPage({ search }: PageProps<Search>) {
  const text = useText('officeFeedback');
  const titles = useText('officePages');
  const router = useRouter();
  const state = search.state ?? 'open';
  const query = { ...(state === 'any' ? {} : { state }), ...(search.after ? { after: search.after } : {}) };
  const asked = useAnswer(listOfficeFeedback, { query }, { keepsLast: true });
  const { rows, next } = asked.data ?? {};
  const show = (wanted: Search): void => void router.navigate({ search: wanted, keepScroll: true });
  return (
    <PageFrame title={titles('feedback')}>
      <DataTable
        caption={text('list')}
        rows={rows}
        keyOf={({ id }) => id}
        failure={asked.error ?? undefined}
        onRetry={() => void asked.refetch()}
        empty={<p>{text('none')}</p>}
        bar={
          <Bar>
            <FieldFrame label={text('filterState')} problem={undefined}>
              {(wiring) => (
                <select
                  {...wiring}
                  className="field-input field-choice"
                  value={state}
                  onChange={(event) => show({ state: event.target.value })}
                >
                  <option value="any">{text('anyState')}</option>
                  {feedbackStates.map((one) => (
                    <option key={one} value={one}>
                      {text(`stateOf_${one}`)}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
          </Bar>
        }
        foot={
          <CursorPager
            onPrevious={search.after === undefined ? undefined : () => show({ state })}
            onNext={next ? () => show({ state, after: next }) : undefined}
          />
        }
        columns={[
          {
            name: 'words',
            head: text('words'),
            isLong: true,
            cell: ({ id, excerpt }) => (
              <PageLink to="/message" search={{ id }} className="link">
                {excerpt}
              </PageLink>
            ),
          },
          { name: 'kind', head: text('kind'), cell: ({ type }) => text(`type_${type}`) },
          { name: 'by', head: text('by'), cell: ({ player }) => player?.name ?? text('visitor') },
          { name: 'pictures', head: text('pictures'), cell: ({ pictures }) => pictures, isFigure: true },
          { name: 'state', head: text('filterState'), cell: (row) => <FeedbackStateBadge state={row.state} /> },
          { name: 'taker', head: text('taker'), cell: ({ assignedTo }) => assignedTo?.name ?? text('nobody') },
          { name: 'received', head: text('received'), cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
        ]}
      />
    </PageFrame>
  );
}
