import type { CallValue } from '@pelita/contract';
import { listOperatorSessions } from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Loaded } from '../../shared/state/loaded.tsx';

type Row = CallValue<typeof listOperatorSessions>['rows'][number];

const tones = { open: 'done', locked: 'waiting', ended: 'neutral' } as const;

export function OperatorSessions() {
  const asked = useAnswer(listOperatorSessions, { query: {} });
  return <Loaded of={asked}>{({ rows }) => <SessionsTable rows={rows} />}</Loaded>;
}

function SessionsTable({ rows }: { rows: readonly Row[] }) {
  const text = useText('officeOperators');
  return (
    <DataTable
      caption={text('sessions')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>{text('noSessions')}</p>}
      columns={[
        { name: 'openedAt', head: text('openedAt'), cell: ({ openedAt }) => <Moment at={openedAt} /> },
        { name: 'name', head: text('name'), cell: ({ operator }) => operator.name },
        { name: 'address', head: text('address'), cell: ({ address }) => address },
        { name: 'seenAt', head: text('seenAt'), cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
        {
          name: 'state',
          head: text('sessionState'),
          cell: (row) => <StateBadge tone={tones[stateOf(row)]} label={text(`session_${stateOf(row)}`)} />,
        },
      ]}
    />
  );
}

function stateOf({ endedAt, lockedAt }: Row): keyof typeof tones {
  if (endedAt !== null) return 'ended';
  return lockedAt === null ? 'open' : 'locked';
}
