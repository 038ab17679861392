import { uploadAnnouncementPicture } from '@pelita/contract/office';
import { FieldFrame } from '@pelita/ui/field-frame';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { PictureUpload } from '../../shared/parts/picture-upload.tsx';
import type { Edit } from './draft.ts';

const NONE = '';
const OWN = '@own';

/** No picture, a drawn scene, or one of one's own, which is painted anew on the server. */
export function PictureChoice({ edit, scenes }: { edit: Edit; scenes: readonly string[] }) {
  const { draft, change, problems } = edit;
  const text = useText('officeContent');
  const [isOwn, setOwn] = useState(draft.picture !== null);
  const [problem, setProblem] = useState<string>();

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
        <PictureUpload
          call={uploadAnnouncementPicture}
          className="announcement-upload"
          onName={(picture) => change({ picture, scene: null })}
          onProblem={setProblem}
        />
      )}
    </div>
  );
}
