import { useEffect, useState } from 'react';

/** The art kit is large and comes only where a scene is shown. */
export function ScenePicture({ kind }: { kind: string }) {
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
