import { DIALOG_WIDTH_PX } from '@pelita/contract';
import { useText } from '../../shared/language/use-text.ts';
import { ModalFrame } from '../../shared/modal/modal-frame.tsx';
import { navigate } from '../../shared/navigation/navigation.ts';

/** GATE-02: what a trial account may not do, and the way to an account that may. */
export default function NeedTrueAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  return (
    <ModalFrame kind="dialog" width={DIALOG_WIDTH_PX} title={text('needTrueAccount')} onClose={onClose}>
      <p className="text-muted mt-2">{text('needTrueAccountNote')}</p>
      <div className="mt-6 flex justify-end gap-3">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {text('cancel')}
        </button>
        <button type="button" className="button button-action" onClick={() => navigate().openModal('register')}>
          {text('in_increase_submit')}
        </button>
      </div>
    </ModalFrame>
  );
}
