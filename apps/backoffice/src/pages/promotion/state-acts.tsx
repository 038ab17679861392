import {
  closePromotion,
  listApprovals,
  listPromotions,
  type OfficePromotion,
  publishPromotion,
} from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

type Props = { of: OfficePromotion; onMoved: (promotion: OfficePromotion) => void };

/** A draft is published, what is published is closed; what is typed and not saved stays behind. */
export function StateActs({ of: promotion, onMoved }: Props) {
  const text = useText('officePromotions');
  const mayPublish = useMay('promotions.propose');
  const [asked, setAsked] = useState<'publish' | 'close' | null>(null);
  const { act: publish } = useAct(publishPromotion, [listPromotions, listApprovals]);
  const { act: close } = useAct(closePromotion, [listPromotions]);
  const { id, version, state } = promotion;
  const doPublish = async (reason: string): Promise<unknown> => {
    const proposal = await publish({ params: { id }, body: { version, reason } });
    if (proposal.state === 'executed') onMoved(proposal.result.promotion);
    return proposal;
  };
  return (
    <>
      {state !== 'closed' && (
        <button type="button" className="button button-warning" onClick={() => setAsked('close')}>
          {text('close')}
        </button>
      )}
      {state === 'draft' && mayPublish && (
        <button type="button" className="button button-quiet" onClick={() => setAsked('publish')}>
          {text('publish')}
        </button>
      )}
      {asked === 'publish' && (
        <ActDialog
          title={text('publish')}
          confirm={text('publish')}
          reason="required"
          onAct={doPublish}
          onClose={() => setAsked(null)}
        >
          <p>{text('publishNote')}</p>
        </ActDialog>
      )}
      {asked === 'close' && (
        <ActDialog
          title={text('close')}
          confirm={text('close')}
          isDanger
          onAct={async () => onMoved(await close({ params: { id }, body: { version } }))}
          onClose={() => setAsked(null)}
        >
          <p>{text('closeNote')}</p>
        </ActDialog>
      )}
    </>
  );
}
