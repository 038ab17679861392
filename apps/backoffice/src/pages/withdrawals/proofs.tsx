import { getWithdrawalProof } from '@pelita/contract/office';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';

/** The pictures that the player has sent. */
export function Proofs({ id, images }: { id: string; images: readonly string[] }) {
  const text = useText('officeWithdrawals');
  return (
    <Panel title={text('proofs')}>
      <div className="proofs">
        {images.map((imageId, at) => (
          <Proof key={imageId} id={id} imageId={imageId} label={text('proof', { number: String(at + 1) })} />
        ))}
      </div>
    </Panel>
  );
}

function Proof({ id, imageId, label }: { id: string; imageId: string; label: string }) {
  const asked = useAnswer(getWithdrawalProof, { params: { id, imageId } });
  return (
    <Loaded of={asked} heights={[120]}>
      {({ mediaType, picture }) => <img src={`data:${mediaType};base64,${picture}`} alt={label} className="proof" />}
    </Loaded>
  );
}
