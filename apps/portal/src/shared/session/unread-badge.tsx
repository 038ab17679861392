import './unread-badge.css';
import { useText } from '../language/use-text.ts';

const SHOWN_MAXIMUM = 99;

/** How many messages are not read; nothing when there is none. */
export function UnreadBadge({ count }: { count: number }) {
  const text = useText('shell');
  if (count === 0) return null;
  return (
    <span className="unread-badge">
      <span aria-hidden>{count > SHOWN_MAXIMUM ? `${SHOWN_MAXIMUM}+` : count}</span>
      <span className="sr-only">{text('unreadMessages', { count })}</span>
    </span>
  );
}
