import { officeLists } from '@pelita/contract/office';
import { filterLabel, FilterValue } from './filter-value.tsx';
import type { ListRow } from './list-cell.tsx';
import { useListWords } from './list-words.ts';

/** Of the lists of exports: which list was taken away, and by which filters. */
export const exportCells = {
  list: (row: ListRow) => <ListName row={row} />,
  filter: (row: ListRow) => <Filters row={row} />,
};

const listOf = ({ list: name }: ListRow) => officeLists.find(({ list }) => list.name === name)?.list;

function ListName({ row }: { row: ListRow }) {
  const { listName } = useListWords();
  return listOf(row) ? listName(row['list'] as string) : (row['list'] as string);
}

function Filters({ row }: { row: ListRow }) {
  const words = useListWords();
  const list = listOf(row);
  const set = Object.entries(JSON.parse(row['filter'] as string) as Record<string, string>);
  if (!list || set.length === 0) return <span className="list-nothing">–</span>;
  return (
    <ul>
      {set.map(([field, value]) => (
        <li key={field}>
          {filterLabel(list, field, words)}: <FilterValue list={list} field={field} value={value} />
        </li>
      ))}
    </ul>
  );
}
