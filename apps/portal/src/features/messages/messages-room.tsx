import './messages.css';
import { deleteMessage, getInbox, MessageType, readMessage } from '@pelita/contract';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { onMessage } from '../../shared/live/messages.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { RoomWaits } from '../../shared/security/with-security.tsx';
import { useAct } from '../../shared/security/use-act.ts';
import { keepMemberInfo } from '../../shared/session/member-store.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { MessageRow } from './message-row.tsx';

/** MC-12: the inbox by type; pressing a message reads it, and what is unread is counted wherever the member sees it. */
export default function MessagesRoom() {
  const text = useText('messageRoom');
  const client = useQueryClient();
  const { code } = usePageLanguage();
  const [type, setType] = useState<MessageType | undefined>();
  const [pageNum, setPage] = useState(1);
  const inbox = ownQuery('messages');
  const { data, error, refetch } = useQuery({
    ...ownQuery('messages', code, type ?? '', pageNum),
    queryFn: () => send(getInbox, { query: { pageNum: String(pageNum), ...(type ? { type } : {}) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const readAgain = () => client.invalidateQueries(inbox);
  useEffect(() => onMessage(() => void client.invalidateQueries(ownQuery('messages'))), [client]);
  const act = useAct(readAgain);
  const read = async (what: { id: string } | { all: true }) => {
    keepMemberInfo({ unreadMessage: (await send(readMessage, { body: what })).unread });
    await readAgain();
  };
  const remove = (id: string) =>
    act.run(async () => {
      keepMemberInfo({ unreadMessage: (await send(deleteMessage, { body: { id } })).unread });
      return text('deleted');
    });
  if (!data) return error ? <NotLoaded failure={error} onRetry={() => void refetch()} /> : <RoomWaits />;
  return (
    <div className="messages-room">
      <div className="messages-head">
        <TypeChips
          chosen={type}
          onChoose={(next) => {
            setType(next);
            setPage(1);
          }}
        />
        {data.unread > 0 && (
          <button type="button" className="button button-quiet button-small" onClick={() => void read({ all: true })}>
            {text('readAll')}
          </button>
        )}
      </div>
      {data.content.length === 0 ? (
        <p className="text-muted">{text('none')}</p>
      ) : (
        <ul className="centre-list">
          {data.content.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isActing={act.isRunning}
              onRead={() => void read({ id: message.id })}
              onDelete={() => remove(message.id)}
            />
          ))}
        </ul>
      )}
      {data.totalPages > 1 && <Pager current={pageNum} total={data.totalPages} onPage={setPage} />}
    </div>
  );
}

const types = [
  undefined,
  'DEPOSIT_ARRIVAL',
  'DEPOSIT_FAILED',
  'WITHDRAWAL_APPROVED',
  'WITHDRAWAL_REJECTED',
  'NEW_MAIL',
] as const;

function TypeChips({ chosen, onChoose }: { chosen: MessageType | undefined; onChoose: (type?: MessageType) => void }) {
  const text = useText('messageRoom');
  return (
    <div className="messages-types" role="group" aria-label={text('types')}>
      {types.map((type) => (
        <button
          key={type ?? 'all'}
          type="button"
          className="chip"
          aria-current={type === chosen ? 'true' : undefined}
          onClick={() => onChoose(type)}
        >
          {text(type ? `type_${type}` : 'all')}
        </button>
      ))}
    </div>
  );
}
