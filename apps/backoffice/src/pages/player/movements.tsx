import type { CallValue } from '@pelita/contract';
import { listTransfers } from '@pelita/contract/office';
import { Amount } from '@pelita/ui/amount';
import { CursorPager } from '@pelita/ui/cursor-pager';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useMovementKind } from '../../shared/players/use-movement-kind.ts';
import type { Player } from './player.ts';

type Movement = CallValue<typeof listTransfers>['rows'][number];

const PAGE_SIZE = '20';

/** All that has moved in the player's wallet, the newest first, page by page. */
export function Movements({ player: { id } }: { player: Player }) {
  const text = useText('officePlayers');
  /** Where each page that was left began; the last is the one that is shown. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1);
  const asked = useAnswer(
    listTransfers,
    { query: { player: id, size: PAGE_SIZE, ...(after === undefined ? {} : { after }) } },
    { keepsLast: true },
  );
  const next = asked.data?.next ?? null;
  const kindText = useMovementKind();
  return (
    <DataTable
      caption={text('movements')}
      rows={asked.data?.rows}
      failure={asked.data ? undefined : (asked.error ?? undefined)}
      onRetry={() => void asked.refetch()}
      keyOf={(row) => row.id}
      empty={<p>{text('noMovements')}</p>}
      columns={[
        { name: 'time', head: text('time'), cell: ({ at }) => <Moment at={at} /> },
        { name: 'kind', head: text('kind'), cell: ({ kind }) => kindText(kind) },
        { name: 'reference', head: text('reference'), cell: ({ reference }) => reference, isLong: true },
        {
          name: 'amount',
          head: text('amount'),
          isFigure: true,
          cell: (row) => <Amount value={signed(row)} currency={row.currency} isSigned />,
        },
        {
          name: 'balanceAfter',
          head: text('balanceAfter'),
          isFigure: true,
          cell: ({ availableAfter, currency }) => <Amount value={availableAfter} currency={currency} />,
        },
      ]}
      foot={
        (cursors.length > 0 || next !== null) && (
          <CursorPager
            onPrevious={cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1))}
            onNext={next === null ? undefined : () => setCursors([...cursors, next])}
          />
        )
      }
    />
  );
}

/** What leaves the wallet, or what is held of it, is below zero. */
function signed({ amount, creditAccount }: Movement): string {
  return creditAccount === 'wallet' || creditAccount === 'bonus' ? amount : `-${amount}`;
}
