import { listApprovals, listOfficeProviders, type OfficeProvider, rotateProviderKey } from '@pelita/contract/office';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

const USUAL_OVERLAP_HOURS = '24';

/** Proposes another key; the old one holds on for a while, so that no bet is refused meanwhile. */
export function KeyDialog({ provider, onClose }: { provider: OfficeProvider; onClose: () => void }) {
  const text = useText('officeCatalogue');
  const [publicKeyPem, setKey] = useState('');
  const [hours, setHours] = useState(USUAL_OVERLAP_HOURS);
  const { act } = useAct(rotateProviderKey, [listOfficeProviders, listApprovals]);
  return (
    <ActDialog
      title={`${text('rotate')}: ${provider.name}`}
      confirm={text('rotate')}
      reason="required"
      onAct={(reason) =>
        act({ params: { code: provider.code }, body: { publicKeyPem, keepOldHours: Number(hours), reason } })
      }
      onClose={onClose}
    >
      <p>{text('rotateNote')}</p>
      <TextAreaField
        name="publicKeyPem"
        label={text('newKey')}
        hint={text('newKeyHint')}
        value={publicKeyPem}
        onChange={setKey}
        problem={undefined}
      />
      <TextField
        name="keepOldHours"
        label={text('overlap')}
        hint={text('overlapHint')}
        inputMode="numeric"
        value={hours}
        onChange={setHours}
      />
    </ActDialog>
  );
}
