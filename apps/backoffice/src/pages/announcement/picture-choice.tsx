import { uploadAnnouncementPicture } from '@pelita/contract/office';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FieldFrame } from '@pelita/ui/field-frame';
import { shrunkPicture } from '@pelita/ui/shrink-picture';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { Edit } from './draft.ts';

const NONE = '';
const OWN = '@own';

/** No picture, a drawn scene, or one of one's own, which is painted anew on the server. */
export function PictureChoice({ edit, scenes }: { edit: Edit; scenes: readonly string[] }) {
  const { draft, change, problems } = edit;
  const text = useText('officeContent');
  const fields = useText('fieldErrors');
  const formFailure = useFormFailure();
  const [isOwn, setOwn] = useState(draft.picture !== null);
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(undefined);
    const picture = await shrunkPicture(file);
    if (picture === null) return setProblem(fields('not_a_picture'));
    try {
      const { name } = await send(uploadAnnouncementPicture, { body: { picture } });
      change({ picture: name, scene: null });
    } catch (failure) {
      const said = formFailure(failure, ['picture']);
      setProblem(said.message ?? said.fields['picture']);
    }
  };
  return (
    <div className="announcement-fields">
      <FieldFrame
        label={text('picture')}
        problem={problem ?? problems['picture']}
        hint={isOwn ? text('uploadHint') : undefined}
      >
        {(wiring) => (
          <select
            {...wiring}
            className="field-input field-choice"
            value={isOwn ? OWN : (draft.scene ?? NONE)}
            onChange={(event) => {
              const { value } = event.target;
              setOwn(value === OWN);
              change({ picture: null, scene: scenes.find((scene) => scene === value) ?? null });
            }}
          >
            <option value={NONE}>{text('picture_none')}</option>
            <option value={OWN}>{text('picture_upload')}</option>
            <optgroup label={text('picture_scene')}>
              {scenes.map((scene) => (
                <option key={scene} value={scene}>
                  {scene}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </FieldFrame>
      {isOwn && (
        <label className="button button-quiet upload-button announcement-upload">
          <ImagePlus aria-hidden size={18} />
          {text('upload')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
      )}
    </div>
  );
}
