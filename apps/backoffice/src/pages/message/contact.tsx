import { type OfficeFeedback, revealFeedbackContact } from '@pelita/contract/office';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

/** Masked until it is opened with a reason. */
export function Contact({ message, masked }: { message: Pick<OfficeFeedback, 'id'>; masked: string }) {
  const text = useText('officeFeedback');
  const parts = useText('officeParts');
  const mayDo = useMay('feedback.do');
  const [shown, setShown] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (shown !== null) return shown;
  return (
    <>
      {masked}{' '}
      {mayDo && (
        <button type="button" className="text-button" onClick={() => setAsked(true)}>
          {text('revealContact')}
        </button>
      )}
      {isAsked && (
        <ActDialog
          title={text('revealContact')}
          confirm={text('revealContact')}
          reason="required"
          done={null}
          onAct={async (reason) => {
            const { contact } = await send(revealFeedbackContact, { params: { id: message.id }, body: { reason } });
            setShown(contact ?? '');
          }}
          onClose={() => setAsked(false)}
        >
          <p>{parts('revealNote')}</p>
        </ActDialog>
      )}
    </>
  );
}
