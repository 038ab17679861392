import {
  processC2CTransaction,
  PROOF_REMARK_MAXIMUM_LENGTH,
  UPLOAD_MAXIMUM_FILES,
  uploadWithdrawalProof,
} from '@pelita/contract';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { SubmitButton } from '@pelita/ui/submit-button';
import { TextField } from '@pelita/ui/text-field';
import { type Upload, UploadField } from '@pelita/ui/upload-field';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';

type Proof = Upload & { imageId?: string };

/** What did not arrive, with pictures that are sent while the player still writes. */
export function DisputeForm(props: { orderId: string; onBack: () => void; onSent: () => Promise<void> }) {
  const { orderId, onBack, onSent } = props;
  const text = useText('withdrawals');
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const [remark, setRemark] = useState('');
  const [isPictureMissing, setIsPictureMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);

  const change = (key: string, to: Partial<Proof>) =>
    setProofs((current) => current.map((proof) => (proof.key === key ? { ...proof, ...to } : proof)));
  async function upload({ key, file }: Pick<Proof, 'key' | 'file'>): Promise<void> {
    const picture = await shrunkPicture(file);
    try {
      if (picture === null) throw new Error('no picture');
      const { imageId } = await send(uploadWithdrawalProof, { params: { orderId }, body: { picture } });
      change(key, { state: 'sent', imageId });
    } catch {
      change(key, { state: 'failed' });
    }
  }
  async function add(files: readonly File[]): Promise<void> {
    setIsPictureMissing(false);
    const chosen = files.map((file) => ({ key: crypto.randomUUID(), file, state: 'sending' as const }));
    setProofs((current) => [...current, ...chosen].slice(0, UPLOAD_MAXIMUM_FILES));
    await Promise.all(chosen.map(upload));
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const images = proofs.flatMap(({ imageId }) => imageId ?? []);
    setProblem(undefined);
    setIsPictureMissing(images.length === 0);
    if (images.length === 0) return;
    setIsRunning(true);
    try {
      const said = { orderId, answer: 'notReceived' as const, images };
      await send(processC2CTransaction, { body: remark.trim() === '' ? said : { ...said, remark: remark.trim() } });
      notify({ tone: 'done', text: text('answered') });
      await onSent();
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <UploadField
        label={text('pictures')}
        hint={text('disputeNote')}
        uploads={proofs}
        problem={isPictureMissing ? text('pictureMissing') : undefined}
        onAdd={add}
        onRemove={(key) => setProofs((current) => current.filter((proof) => proof.key !== key))}
        onRetry={(key) => {
          const proof = proofs.find((one) => one.key === key);
          change(key, { state: 'sending' });
          if (proof) void upload(proof);
        }}
      />
      <TextField
        name="remark"
        label={text('remark')}
        hint={text('remarkNote')}
        value={remark}
        onChange={(typed) => setRemark([...typed].slice(0, PROOF_REMARK_MAXIMUM_LENGTH).join(''))}
        problem={undefined}
      />
      <FormProblem text={problem} />
      <SubmitButton label={text('sendDispute')} runningLabel={text('running')} isRunning={isRunning} />
      <button type="button" className="button button-quiet" onClick={onBack}>
        {text('back')}
      </button>
    </form>
  );
}
