import { DIALOG_WIDTH_PX, logout } from '@pelita/contract';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { navigate } from '../../shared/navigation/navigation.ts';
import { leaving } from '../../shared/session/losing.ts';
import { endSession } from '../../shared/session/session.ts';

/** LOGIN-09: asks, tells the server, clears what the tab keeps, goes home. */
export default function LogoutDialog({ onClose }: { onClose: () => void }) {
  const text = useText('dialogs');
  const kit = useText('kitForms');
  const shellText = useText('shell');
  const [isRunning, setIsRunning] = useState(false);
  return (
    <ModalFrame kind="dialog" width={DIALOG_WIDTH_PX} title={text('in_sure_logout')} onClose={onClose}>
      <p className="text-muted mt-2">{text('in_sure_logout_note')}</p>
      <div className="mt-6 flex justify-end gap-3">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {kit('cancel')}
        </button>
        <button
          type="button"
          className="button button-strong"
          disabled={isRunning}
          onClick={() => {
            setIsRunning(true);
            void logOut();
          }}
        >
          {shellText('logout')}
        </button>
      </div>
    </ModalFrame>
  );
}

async function logOut(): Promise<void> {
  // The tab forgets the session even when the server cannot be told; an idle session ends there by itself.
  await leaving(send(logout, { body: {} })).catch(() => null);
  endSession();
  navigate().go('/');
}
