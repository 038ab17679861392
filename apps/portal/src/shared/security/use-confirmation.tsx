import { DIALOG_WIDTH_PX } from '@pelita/contract';
import { useState } from 'react';
import { CallFailure } from '@pelita/client/failure';
import { FormField } from '@pelita/ui/form-field';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';

type Act = (password: string) => Promise<unknown>;
type Asked = { act: Act; resolve: (isDone: boolean) => void; reject: (failure: unknown) => void };

/**
 * The one step in which the login password is asked once more, before something important changes. `confirmed` answers
 * true when the act is done and false when the player turned back; what the act is refused for, but for the password,
 * is thrown to the room's own form. `step` stands beside that form, never within it.
 */
export function useConfirmation() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirmed = (act: Act) => new Promise<boolean>((resolve, reject) => setAsked({ act, resolve, reject }));
  const end = (): void => setAsked(null);
  const step = asked && (
    <ConfirmDialog
      act={asked.act}
      onDone={() => {
        end();
        asked.resolve(true);
      }}
      onTurnBack={() => {
        end();
        asked.resolve(false);
      }}
      onRefused={(failure) => {
        end();
        asked.reject(failure);
      }}
    />
  );
  return { confirmed, step };
}

function ConfirmDialog(props: {
  act: Act;
  onDone: () => void;
  onTurnBack: () => void;
  onRefused: (failure: unknown) => void;
}) {
  const { act, onDone, onTurnBack, onRefused } = props;
  const text = useText('security');
  const form = useActForm({ password: '' }, async ({ password }) => {
    try {
      await act(password);
    } catch (failure) {
      if (isAboutPassword(failure)) throw failure;
      return onRefused(failure);
    }
    onDone();
  });
  return (
    <ModalFrame kind="dialog" width={DIALOG_WIDTH_PX} title={text('confirmTitle')} onClose={onTurnBack}>
      <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
        <p className="text-muted">{text('confirmNote')}</p>
        <FormField
          control={form.control}
          name="password"
          label={text('loginPassword')}
          autoComplete="current-password"
          isRequired
          isSecret
          takesFocus
        />
        <SubmitButton label={text('confirm')} runningLabel={text('confirmRunning')} isRunning={form.isSubmitting} />
      </form>
    </ModalFrame>
  );
}

function isAboutPassword(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.fields['password'] !== undefined;
}
