/** One of few ways, as buttons beside each other. */
export function ChooseWay<Way extends string>(props: {
  label: string;
  ways: readonly Way[];
  chosen: Way | undefined;
  nameOf: (way: Way) => string;
  onChoose: (way: Way) => void;
}) {
  const { label, ways, chosen, nameOf, onChoose } = props;
  return (
    <div className="form-ways" role="group" aria-label={label}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          className="button button-small button-quiet"
          aria-pressed={way === chosen}
          onClick={() => onChoose(way)}
        >
          {nameOf(way)}
        </button>
      ))}
    </div>
  );
}
