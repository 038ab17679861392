import './order-buttons.css';
import { ArrowDown, ArrowUp } from 'lucide-react';

/** Moves a row up or down: the same by pointer, finger and keyboard. The focus stays on its button. */
export function OrderButtons<Key extends string>(props: {
  order: readonly Key[];
  of: Key;
  earlier: string;
  later: string;
  onOrder: (order: Key[]) => void;
}) {
  const { order, of, earlier, later, onOrder } = props;
  const at = order.indexOf(of);
  const move = (by: -1 | 1): void => {
    const other = order[at + by];
    if (other === undefined) return;
    onOrder(order.map((key) => (key === of ? other : key === other ? of : key)));
  };
  return (
    <span className="order-buttons">
      <button
        type="button"
        className="icon-button"
        aria-label={earlier}
        aria-disabled={at === 0}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden size={16} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={later}
        aria-disabled={at === order.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden size={16} />
      </button>
    </span>
  );
}
