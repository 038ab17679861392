import { Amount } from '@pelita/ui/amount';
import type { Column } from '@pelita/ui/data-table';
import { useText } from '../../shared/language/use-text.ts';

type Sum = 'deposits' | 'withdrawals' | 'stake' | 'won' | 'ggr' | 'fees' | 'bonuses' | 'adjustments';
type Sums<Name extends string> = Readonly<Record<Name, string>>;

/** Columns of sums by their names, each with what all days and pages come to. */
export function useMoneyColumns() {
  const text = useText('officeReports');
  return <Name extends Sum>(
    names: readonly Name[],
    { currency, totals }: { currency: string; totals: Sums<Name> },
  ): Column<Sums<Name>>[] =>
    names.map((name) => ({
      name,
      head: text(name as Sum),
      isFigure: true,
      cell: (row) => <Amount value={row[name]} currency={currency} />,
      total: <Amount value={totals[name]} currency={currency} />,
    }));
}
