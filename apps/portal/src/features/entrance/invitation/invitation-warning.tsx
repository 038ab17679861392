import { useText } from '../../../shared/language/use-text.ts';
import { MessageDialog } from '@pelita/ui/message-dialog';

/** REG-08: a code that is nobody's, told over the form, which keeps what was typed. */
export default function InvitationWarning({ title, onClose }: { title: string; onClose: () => void }) {
  const text = useText('identity');
  return (
    <MessageDialog
      title={title}
      note={text('invitationNote')}
      confirm={text('ok')}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}
