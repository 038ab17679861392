import type { CallValue } from '@pelita/contract';
import { drawOperatorLink } from '@pelita/contract/office';
import { CopyButton } from '@pelita/ui/copy-button';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import type { OperatorRow } from './operator-row.ts';

/** Draws the link by which an appointed operator enrols. It is shown here and nowhere else. */
export function LinkDialog({ operator: { operator }, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const text = useText('officeOperators');
  const [drawn, setDrawn] = useState<CallValue<typeof drawOperatorLink> | null>(null);
  const { act } = useAct(drawOperatorLink, []);
  if (drawn) {
    return (
      <ModalFrame kind="dialog" width={480} title={text('link')} onClose={onClose}>
        <p className="dialog-note">
          <code className="copied-text">{drawn.link}</code>
          <CopyButton copied={drawn.link} label={text('copyLink')} />
        </p>
        <p>
          {text('expires')} <Moment at={drawn.expiresAt} />
        </p>
        <div className="dialog-acts">
          <button type="button" className="button button-strong" data-takes-focus onClick={onClose}>
            {text('close')}
          </button>
        </div>
      </ModalFrame>
    );
  }
  return (
    <ActDialog
      title={text('link')}
      confirm={text('drawLink')}
      staysOpen
      onAct={async () => setDrawn(await act({ params: { operatorId: operator.id }, body: {} }))}
      onClose={onClose}
    >
      <p>{text('linkNote', { name: operator.name })}</p>
    </ActDialog>
  );
}
