import { Amount } from '@pelita/ui/amount';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { useText } from '../../shared/language/use-text.ts';
import type { Dashboard } from './dashboard.ts';

type Row = Dashboard['products'][number];

/** What is played today, by product. */
export function ProductTable({ dashboard: { products, today, currency } }: { dashboard: Dashboard }) {
  const text = useText('officeHome');
  const names = useText('officeProducts');
  const money = (name: 'stake' | 'won' | 'ggr'): Column<Row> => ({
    name,
    head: text(name),
    isFigure: true,
    cell: (row) => <Amount value={row[name]} currency={currency} />,
    total: <Amount value={today[name]} currency={currency} />,
  });
  const columns: Column<Row>[] = [
    { name: 'product', head: text('product'), cell: ({ product }) => names(product), total: text('total') },
    { name: 'bets', head: text('bets'), isFigure: true, cell: ({ bets }) => bets },
    money('stake'),
    money('won'),
    money('ggr'),
  ];
  return (
    <DataTable
      caption={text('products')}
      columns={columns}
      rows={products}
      keyOf={({ product }) => product}
      empty={<p>{text('nothingPlayed')}</p>}
    />
  );
}
