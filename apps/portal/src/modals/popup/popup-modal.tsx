import { listAnnouncements } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { HouseText } from '../../shared/html/house-text.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';

/** NOTICE-02: what the operator wants every visitor to read, one after the other. */
export default function PopupModal({ onClose }: { onClose: () => void }) {
  return (
    <QueryScope>
      <Popups onClose={onClose} />
    </QueryScope>
  );
}

function Popups({ onClose }: { onClose: () => void }) {
  const text = useText('notices');
  const shellText = useText('shell');
  const kit = useText('kit');
  const { code } = usePageLanguage();
  const { announcements } = useStartup();
  const [at, setAt] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['popups', code],
    queryFn: () => send(listAnnouncements, { query: { types: 'PU', language: code } }),
  });
  const popups = data?.popup ?? announcements.popup;
  const popup = popups[at];
  const isLast = at + 1 >= popups.length;
  const isEmpty = data !== undefined && popups.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  // An address may open it when there is nothing to say.
  if (!popup && !error) return null;
  return (
    <ModalFrame title={popup?.title ?? shellText('notices')} onClose={onClose}>
      <div className="mt-4 min-h-24">
        {data && popup && <HouseText key={popup.id} html={popup.content} />}
        {error && !data && <NotLoaded failure={error} onRetry={() => void refetch()} />}
      </div>
      <button
        type="button"
        className="button button-strong mt-6 w-full"
        onClick={() => (isLast ? onClose() : setAt(at + 1))}
      >
        {isLast ? kit('close') : text('nextPopup', { at: String(at + 1), count: String(popups.length) })}
      </button>
    </ModalFrame>
  );
}
