import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { Dashboard } from './dashboard.ts';

/** Whether what is shown can be relied on: the books, the figures and the audit log. */
export function BooksPanel({ dashboard: { books, audit } }: { dashboard: Dashboard }) {
  const text = useText('officeHome');
  const at = (instant: string | null) => (instant === null ? text('notYet') : <Moment at={instant} />);
  return (
    <Panel title={text('books')}>
      <DescriptionList
        facts={[
          {
            name: text('comparison'),
            // Nothing is known of books that were never compared.
            value:
              books.comparedAt === null ? (
                text('notYet')
              ) : (
                <StateBadge
                  tone={books.differences > 0 ? 'failed' : 'done'}
                  label={books.differences > 0 ? text('differences', { count: books.differences }) : text('booksAgree')}
                />
              ),
          },
          { name: text('comparedAt'), value: at(books.comparedAt) },
          { name: text('countedUntil'), value: at(books.countedUntil) },
          {
            name: text('mended'),
            value: <StateBadge tone={books.mended > 0 ? 'failed' : 'done'} label={String(books.mended)} />,
          },
          { name: text('anchoredAt'), value: at(audit.anchoredAt) },
        ]}
      />
    </Panel>
  );
}
