import { getAnnouncementPicture } from '@pelita/contract/office';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';

/** The drawn scene or the picture that was put up, as visitors will see it. */
export function DraftPicture({ scene, picture }: { scene: string | null; picture: string | null }) {
  if (picture !== null) return <OwnPicture name={picture} />;
  return scene === null ? null : <Scene kind={scene} />;
}

function OwnPicture({ name }: { name: string }) {
  const { data } = useAnswer(getAnnouncementPicture, { params: { name } });
  return data ? <img src={`data:${data.mediaType};base64,${data.picture}`} alt="" /> : null;
}

/** The art kit is large and comes only where a scene is shown. */
function Scene({ kind }: { kind: string }) {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('@pelita/ui/art').then(({ scene, sceneKinds }) => {
      const known = sceneKinds.find((one) => one === kind);
      if (isWanted && known) setDrawn(scene({ kind: known, seed: known }));
    });
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return drawn === null ? null : <img src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt="" />;
}
