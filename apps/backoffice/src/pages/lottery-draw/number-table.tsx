import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { useText } from '../../shared/language/use-text.ts';
import type { Liability } from './liability.ts';

/** The numbers that would cost the most, the highest first. */
export function NumberTable({ draw }: { draw: Liability }) {
  const text = useText('officeLiability');
  const { numbers, currency } = draw;
  return (
    <DataTable
      caption={text('numbers')}
      rows={numbers}
      keyOf={({ playType, number }) => `${playType} ${number}`}
      empty={<p>{text('noBets')}</p>}
      columns={[
        { name: 'playType', head: text('playType'), cell: ({ playType }) => playType },
        { name: 'number', head: text('number'), cell: ({ number }) => <bdi>{number}</bdi> },
        {
          name: 'staked',
          head: text('staked'),
          isFigure: true,
          cell: ({ staked }) => <Amount value={staked} currency={currency} />,
        },
        {
          name: 'payable',
          head: text('payable'),
          isFigure: true,
          cell: ({ payable }) => <Amount value={payable} currency={currency} />,
        },
      ]}
    />
  );
}
