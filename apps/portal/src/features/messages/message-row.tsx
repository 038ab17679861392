import type { Message } from '@pelita/contract';
import { Moment } from '@pelita/ui/moment';
import { Trash2 } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';

/** A message whole; one that is not read says so by its mark and in words. */
export function MessageRow(props: { message: Message; isActing: boolean; onRead: () => void; onDelete: () => void }) {
  const { message, isActing, onRead, onDelete } = props;
  const text = useText('messageRoom');
  const content = (
    <>
      <span className="message-title">
        {!message.isRead && <span className="message-mark">{text('unread')}</span>}
        <b>{message.title}</b>
        <span className="text-muted text-sm">
          <Moment at={message.at} />
        </span>
      </span>
      <span className="block text-sm">{message.text}</span>
    </>
  );
  return (
    <li className="centre-row" data-unread={!message.isRead}>
      {message.isRead ? (
        <div className="min-w-0 grow">{content}</div>
      ) : (
        <button type="button" className="message-unread" onClick={onRead}>
          {content}
        </button>
      )}
      <button
        type="button"
        className="icon-button shrink-0"
        aria-label={text('deleteOf', { title: message.title })}
        disabled={isActing}
        onClick={onDelete}
      >
        <Trash2 aria-hidden size={18} />
      </button>
    </li>
  );
}
