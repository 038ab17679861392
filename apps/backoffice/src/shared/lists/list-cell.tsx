import type { Column } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { PageLink } from '../navigation/page-link.tsx';
import { Money } from '../parts/money.tsx';
import { useListWords } from './list-words.ts';

export type ListRow = { id: string } & Readonly<Record<string, unknown>>;
type Named = { id: string; name: string };

/** A value as its column's kind is shown. */
export function ListCell({ name, column, row }: { name: string; column: Column; row: ListRow }) {
  const words = useListWords();
  const value = row[name];
  if (value === null || value === undefined || value === '') return <span className="list-nothing">–</span>;
  switch (column.kind) {
    case 'instant':
      return <Moment at={value as string} />;
    case 'money':
      return <Money value={value as string} currency={row['currency'] as string} />;
    case 'choice':
      return words.choice(name, value as string);
    case 'choices':
      return (value as string[]).map((one) => words.choice(name, one)).join(', ');
    case 'player': {
      const { id, name: username } = value as Named;
      return (
        <PageLink to="/player" search={{ id }} className="link">
          {username}
        </PageLink>
      );
    }
    case 'operator':
    case 'actor':
      return (value as Named).name;
    case 'text':
      return (
        <span className="list-text" title={value as string}>
          {value as string}
        </span>
      );
    default:
      return String(value as string | number);
  }
}
