import { DISPUTE_REMARK_MAXIMUM_LENGTH, disputeMovement, UPLOAD_MAXIMUM_FILES } from '@pelita/contract';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { SubmitButton } from '@pelita/ui/submit-button';
import { TextAreaField } from '@pelita/ui/text-area-field';
import { type Upload, UploadField } from '@pelita/ui/upload-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';

type Proof = Upload & { picture?: string };

/** What is wrong, in the player's words, with up to three pictures. What was typed stays until it has arrived. */
export function DisputeForm({ movementId, onSent }: { movementId: string; onSent: () => void }) {
  const text = useText('records');
  const fieldText = useText('fieldErrors');
  const client = useQueryClient();
  const formFailure = useFormFailure();
  const [remark, setRemark] = useState('');
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const [problem, setProblem] = useState<{ whole?: string | undefined; remark?: string | undefined }>({});
  const [isRunning, setIsRunning] = useState(false);

  const prepare = async ({ key, file }: Pick<Proof, 'key' | 'file'>): Promise<void> => {
    const picture = await shrunkPicture(file).catch(() => null);
    const prepared = picture === null ? { state: 'failed' as const } : { state: 'sent' as const, picture };
    setProofs((current) => current.map((proof) => (proof.key === key ? { ...proof, ...prepared } : proof)));
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const chosen = files.map((file) => ({ key: crypto.randomUUID(), file, state: 'sending' as const }));
    setProofs((current) => [...current, ...chosen].slice(0, UPLOAD_MAXIMUM_FILES));
    await Promise.all(chosen.map(prepare));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    if (remark.trim() === '') return setProblem({ remark: fieldText('required') });
    setProblem({});
    setIsRunning(true);
    try {
      const pictures = proofs.flatMap(({ picture }) => picture ?? []);
      await send(disputeMovement, { params: { movementId }, body: { remark: remark.trim(), pictures } });
      notify({ tone: 'done', text: text('disputeSent') });
      await client.invalidateQueries(ownQuery('records'));
      onSent();
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['remark']);
      setProblem({ whole: message, remark: fields['remark'] });
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        name="remark"
        label={text('remark')}
        hint={text('remarkHint')}
        value={remark}
        onChange={(typed) => setRemark([...typed].slice(0, DISPUTE_REMARK_MAXIMUM_LENGTH).join(''))}
        problem={problem.remark}
      />
      <UploadField
        label={text('proofs')}
        hint={text('proofsHint')}
        uploads={proofs}
        problem={undefined}
        onAdd={add}
        onRemove={(key) => setProofs((current) => current.filter((proof) => proof.key !== key))}
        onRetry={(key) => {
          const proof = proofs.find((one) => one.key === key);
          if (proof) void prepare(proof);
        }}
      />
      <FormProblem text={problem.whole} />
      <SubmitButton label={text('sendWrong')} runningLabel={text('sendingWrong')} isRunning={isRunning} />
    </form>
  );
}
