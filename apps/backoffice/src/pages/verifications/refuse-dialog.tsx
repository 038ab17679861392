import {
  closeUnverified,
  getVerificationCase,
  listApprovals,
  listVerifications,
  rejectVerification,
  type VerificationCase,
} from '@pelita/contract/office';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

const changes = [getVerificationCase, listVerifications, listApprovals];
const calls = { reject: rejectVerification, close: closeUnverified };

/** Asks for other documents, or proposes to lock the account; the player reads the reason of the first. */
export function RefuseDialog(props: { of: VerificationCase; act: 'reject' | 'close'; onClose: () => void }) {
  const { of: found, act: name, onClose } = props;
  const { id, username } = found.player;
  const text = useText('officeVerification');
  const { act } = useAct(calls[name], changes);
  return (
    <ActDialog
      title={text(name)}
      confirm={text(name)}
      isDanger={name === 'close'}
      reason="required"
      onAct={(reason) => act({ params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text(`${name}Note`, { username })}</p>
    </ActDialog>
  );
}
