import '../../../shared/security/security-centre.css';
import '@pelita/ui/form.css';
import { listAvatars, setAvatar } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { Answer } from '@pelita/ui/answer';
import { keepMemberInfo, useMember } from '../../../shared/session/member-store.ts';
import { readAvatar } from './read-avatar.ts';

type Choice = { name: string; avatar: string } | { picture: string; avatar: string };

/** MC-03: the picture beside the name: one of the house's, or one's own. It is seen before it is saved. */
export default function AvatarRoom() {
  const text = useText('centre');
  const { info } = useMember();
  const group = useId();
  const [choice, setChoice] = useState<Choice>();
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const drawn = useQuery({ queryKey: ['avatars'], queryFn: () => send(listAvatars, {}) });
  const shown = choice?.avatar ?? info?.avatar;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!choice || isSaving) return;
    setProblem(undefined);
    setIsSaving(true);
    try {
      const body = 'name' in choice ? { name: choice.name } : { picture: choice.picture };
      keepMemberInfo(await send(setAvatar, { body }));
      setChoice(undefined);
      notify({ tone: 'done', text: text('avatarSaved') });
    } catch (failure) {
      const { message, fields } = formFailure(failure, ['name', 'picture']);
      setProblem(fields['picture'] ?? fields['name'] ?? message);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form noValidate className="centre-stack" onSubmit={(event) => void save(event)}>
      <div className="avatar-shown">
        {shown !== undefined && <img src={shown} alt={text('avatarPreview')} width={112} height={112} />}
        <div className="grid gap-2">
          <p role="status" className="text-muted text-sm">
            {text(choice ? 'avatarChosen' : 'avatarPreview')}
          </p>
          <PictureChoice
            onRead={(read) => {
              setProblem(undefined);
              if ('problem' in read) setProblem(read.problem);
              else setChoice({ picture: read.base64, avatar: `data:image/jpeg;base64,${read.base64}` });
            }}
          />
        </div>
      </div>
      <FormProblem text={problem} />
      <Answer of={drawn}>
        {(avatars) => (
          <div role="radiogroup" aria-label={text('avatarChoices')} className="avatar-choices">
            {avatars.map((one, at) => (
              <label key={one.name} className="avatar-choice">
                <input
                  type="radio"
                  className="sr-only"
                  name={group}
                  aria-label={text('avatarChoice', { number: String(at + 1) })}
                  checked={choice !== undefined && 'name' in choice && choice.name === one.name}
                  onChange={() => setChoice(one)}
                />
                <img src={one.avatar} alt="" width={72} height={72} loading="lazy" />
              </label>
            ))}
          </div>
        )}
      </Answer>
      {choice && <SubmitButton label={text('avatarSave')} runningLabel={text('avatarSaving')} isRunning={isSaving} />}
    </form>
  );
}

type Read = { base64: string } | { problem: string };

function PictureChoice({ onRead }: { onRead: (read: Read) => void }) {
  const text = useText('centre');
  const fieldText = useText('fieldErrors');
  const noteId = useId();
  const take = async (file: File): Promise<void> => {
    const read = await readAvatar(file);
    onRead(typeof read === 'string' ? { problem: `${file.name}: ${fieldText(read)}` } : read);
  };
  return (
    <>
      <label className="button button-quiet button-small avatar-upload">
        <ImagePlus aria-hidden size={18} />
        {text('avatarUpload')}
        <input
          type="file"
          accept="image/png,image/jpeg"
          aria-describedby={noteId}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = '';
          }}
        />
      </label>
      <p id={noteId} className="field-hint">
        {text('avatarUploadNote')}
      </p>
    </>
  );
}
