import { useKitText } from '../words/use-kit-text.ts';

/** Which rows are chosen, by their keys. */
export type Selection<Row> = {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** What a row is called where it is chosen. */
  nameOf: (row: Row) => string;
};

/** Takes all rows that are shown, or none of them; rows of other pages stay as they are. */
export function SelectAll<Row>(props: { rows: readonly Row[]; keyOf: (row: Row) => string } & Selection<Row>) {
  const { rows, keyOf, chosen, onChoose } = props;
  const text = useKitText('kitData');
  const shown = new Set(rows.map(keyOf));
  const isAny = !chosen.isDisjointFrom(shown);
  const isAll = shown.size > 0 && shown.isSubsetOf(chosen);
  return (
    <td className="table-box">
      <input
        type="checkbox"
        className="table-check"
        aria-label={text('selectAll')}
        checked={isAll}
        disabled={shown.size === 0}
        ref={(box) => {
          if (box) box.indeterminate = isAny && !isAll;
        }}
        onChange={() => onChoose(isAll ? chosen.difference(shown) : chosen.union(shown))}
      />
    </td>
  );
}

export function SelectRow<Row>(props: { name: string; rowKey: string } & Selection<Row>) {
  const { name, rowKey, chosen, onChoose } = props;
  const text = useKitText('kitData');
  const isChosen = chosen.has(rowKey);
  const one = new Set([rowKey]);
  return (
    <td className="table-box">
      <input
        type="checkbox"
        className="table-check"
        aria-label={text('selectRow', { row: name })}
        checked={isChosen}
        onChange={() => onChoose(isChosen ? chosen.difference(one) : chosen.union(one))}
      />
    </td>
  );
}
