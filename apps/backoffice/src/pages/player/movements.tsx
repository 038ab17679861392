import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../shared/language/use-text.ts';
import { useMovementKind } from '../../shared/players/use-movement-kind.ts';
import type { Player } from './player.ts';

/** What has moved in the player's wallet lately, the newest first. */
export function Movements({ player: { movements, balance } }: { player: Player }) {
  const text = useText('officePlayers');
  const kindText = useMovementKind();
  return (
    <DataTable
      caption={text('movements')}
      rows={movements}
      keyOf={({ at, kind, reference, availableAfter }) => `${at} ${kind} ${reference} ${availableAfter}`}
      empty={<p>{text('noMovements')}</p>}
      columns={[
        { name: 'time', head: text('time'), cell: ({ at }) => <Moment at={at} /> },
        { name: 'kind', head: text('kind'), cell: ({ kind }) => kindText(kind) },
        { name: 'reference', head: text('reference'), cell: ({ reference }) => reference, isLong: true },
        {
          name: 'amount',
          head: text('amount'),
          isFigure: true,
          cell: ({ amount }) => <Amount value={amount} currency={balance.currency} isSigned />,
        },
        {
          name: 'balanceAfter',
          head: text('balanceAfter'),
          isFigure: true,
          cell: ({ availableAfter }) => <Amount value={availableAfter} currency={balance.currency} />,
        },
      ]}
      foot={<span className="text-muted">{text('movementsNote')}</span>}
    />
  );
}
