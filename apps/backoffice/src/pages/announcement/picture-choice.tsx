import { uploadAnnouncementPicture } from '@pelita/contract/office';
import { FieldFrame } from '@pelita/ui/field-frame';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { PictureUpload } from '../../shared/parts/picture-upload.tsx';
import { useSceneChoices } from '../../shared/parts/scene-choices.ts';
import type { Edit } from './draft.ts';

const NONE = '';
const OWN = '@own';

/** No picture, a drawn scene, or one of one's own, which is painted anew on the server. */
export function PictureChoice({ edit }: { edit: Edit }) {
  const { draft, change, problems } = edit;
  const text = useText('officeContent');
  const scenes = useSceneChoices();
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
              change({ picture: null, scene: scenes.find((scene) => scene.value === value)?.value ?? null });
            }}
          >
            <option value={NONE}>{text('picture_none')}</option>
            <option value={OWN}>{text('picture_upload')}</option>
            <optgroup label={text('picture_scene')}>
              {scenes.map((scene) => (
                <option key={scene.value} value={scene.value}>
                  {scene.label}
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
