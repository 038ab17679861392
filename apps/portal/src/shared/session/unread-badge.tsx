import { useText } from '../language/use-text.ts';

const SHOWN_MAXIMUM = 99;

/** How many messages are not read; nothing when there is none. */
export function UnreadBadge({ count }: { count: number }) {
  const text = useText('shell');
  return <CountBadge count={count} label={text('unreadMessages', { count })} />;
}

/** How many of something wait, with what they are for who does not see it; nothing when there is none. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="unread-badge">
      <span aria-hidden>{count > SHOWN_MAXIMUM ? `${SHOWN_MAXIMUM}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
