import './queue-names.css';

/** Which part of what waits is shown. */
export function QueueNames<Name extends string>(props: {
  label: string;
  names: readonly Name[];
  /** Null while none of them is. */
  shown: Name | null;
  nameOf: (name: Name) => string;
  onShow: (name: Name) => void;
}) {
  const { label, names, shown, nameOf, onShow } = props;
  return (
    <div className="queue-names" role="group" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="queue-name"
          aria-pressed={name === shown}
          onClick={() => onShow(name)}
        >
          {nameOf(name)}
        </button>
      ))}
    </div>
  );
}
