import {
  PROMOTION_REMARK_MAXIMUM_LENGTH,
  type PromotionCard,
  signUpRequestReward,
  UPLOAD_MAXIMUM_FILES,
  uploadPromotionProof,
} from '@pelita/contract';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { notify } from '@pelita/ui/notice';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { SubmitButton } from '@pelita/ui/submit-button';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { type Upload, UploadField } from '@pelita/ui/upload-field';
import { type FormEvent, useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePromotionsHaveChanged } from './use-promotions.ts';

const APPLY_WIDTH_PX = 480;

type Proof = Upload & { imageId?: string };
type Props = { promotion: PromotionCard; onClose: () => void };

/** Applies with one to three pictures and a remark; what was chosen stays until it has arrived. */
export default function ApplyDialog({ promotion, onClose }: Props) {
  return (
    <ModalFrame kind="dialog" width={APPLY_WIDTH_PX} title={promotion.title} onClose={onClose}>
      <ApplyForm promotion={promotion} onClose={onClose} />
    </ModalFrame>
  );
}

function ApplyForm({ promotion: { promotionId }, onClose }: Props) {
  const text = useText('promotions');
  const changed = usePromotionsHaveChanged();
  const formFailure = useFormFailure();
  const tryKey = useTryKey();
  const { proofs, add, remove, retry } = useProofs(promotionId);
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const images = proofs.flatMap(({ imageId }) => imageId ?? []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    if (images.length === 0) return setProblem(text('proofNeeded'));
    setProblem(undefined);
    setRunning(true);
    try {
      const body = { promotionId, images, remark: remark.trim() };
      await send(signUpRequestReward, { body }, { idempotencyKey: tryKey(images.join(' ')) });
      notify({ tone: 'done', text: text('isSent') });
      await changed();
      onClose();
    } catch (failure) {
      setProblem(formFailure(failure, []).message);
    } finally {
      setRunning(false);
    }
  };
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <UploadField
        label={text('proofs')}
        hint={text('proofsHint')}
        uploads={proofs}
        problem={undefined}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
      />
      <TextAreaField
        name="remark"
        label={text('remark')}
        hint={text('remarkHint')}
        value={remark}
        onChange={(typed) => setRemark([...typed].slice(0, PROMOTION_REMARK_MAXIMUM_LENGTH).join(''))}
        problem={undefined}
      />
      <FormProblem text={problem} />
      <SubmitButton label={text('apply')} runningLabel={text('running')} isRunning={isRunning} />
    </form>
  );
}

/** Each picture is sent as it is chosen, so that the application itself is small. */
function useProofs(promotionId: string) {
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const settle = (key: string, part: Partial<Proof>) =>
    setProofs((current) => current.map((proof) => (proof.key === key ? { ...proof, ...part } : proof)));
  const upload = async ({ key, file }: Pick<Proof, 'key' | 'file'>): Promise<void> => {
    try {
      const picture = await shrunkPicture(file);
      if (picture === null) return settle(key, { state: 'failed' });
      const { imageId } = await send(uploadPromotionProof, { params: { promotionId }, body: { picture } });
      settle(key, { state: 'sent', imageId });
    } catch {
      settle(key, { state: 'failed' });
    }
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const chosen = files.map((file) => ({ key: crypto.randomUUID(), file, state: 'sending' as const }));
    setProofs((current) => [...current, ...chosen].slice(0, UPLOAD_MAXIMUM_FILES));
    for (const one of chosen) await upload(one);
  };
  const remove = (key: string) => setProofs((current) => current.filter((proof) => proof.key !== key));
  const retry = (key: string) => {
    const proof = proofs.find((one) => one.key === key);
    if (proof) void upload(proof);
  };
  return { proofs, add, remove, retry };
}
