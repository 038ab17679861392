import { useText } from '../../shared/language/use-text.ts';
import { MessageDialog } from '@pelita/ui/message-dialog';
import { navigate } from '../../shared/navigation/navigation.ts';

/** GATE-02: what a trial account may not do, and the way to an account that may. */
export default function NeedTrueAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText('dialogs');
  return (
    <MessageDialog
      title={text('needTrueAccount')}
      note={text('needTrueAccountNote')}
      confirm={text('in_increase_submit')}
      isWayOn
      onConfirm={() => navigate().openModal('register')}
      onClose={onClose}
    />
  );
}
