import { getAnnouncementPicture } from '@pelita/contract/office';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { ScenePicture } from '../../shared/parts/scene-picture.tsx';

/** The drawn scene or the picture that was put up, as visitors will see it. */
export function DraftPicture({ scene, picture }: { scene: string | null; picture: string | null }) {
  if (picture !== null) return <OwnPicture name={picture} />;
  return scene === null ? null : <ScenePicture kind={scene} />;
}

function OwnPicture({ name }: { name: string }) {
  const { data } = useAnswer(getAnnouncementPicture, { params: { name } });
  return data ? <img src={`data:${data.mediaType};base64,${data.picture}`} alt="" /> : null;
}
