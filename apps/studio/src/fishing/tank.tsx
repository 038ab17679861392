import { useEffect, useRef } from 'react';
import type { TankScene } from './scene/tank-scene.ts';
import { useAmount, useFish, useFishName, useFishText } from './use-fish.ts';

/** Where the fish are. PixiJS comes with the tank, so that the bars of the page stand before it. */
export function Tank({ onScene }: { onScene: (scene: TankScene | null) => void }) {
  const game = useFish();
  const text = useFishText();
  const name = useFishName();
  const amount = useAmount();
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<TankScene | null>(null);
  const words = useRef({ times: name.times, amount });

  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const { createTankScene } = await import('./scene/tank-scene.ts');
      if (!host.current || isGone) return;
      const made = await createTankScene(host.current, game, words.current);
      if (isGone) return made.destroy();
      scene.current = made;
      onScene(made);
    };
    begin().catch(() => game.cannotDraw());
    return () => {
      isGone = true;
      scene.current?.destroy();
      scene.current = null;
      onScene(null);
    };
  }, [game, onScene]);

  return (
    // The whole tank is one thing to press; with the keyboard its fish are gone through by the arrows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={host}
      className="tank"
      role="application"
      aria-label={text('tank')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scene.current?.press(event.nativeEvent);
      }}
      onPointerMove={(event) => scene.current?.point(event.nativeEvent)}
      onPointerUp={() => scene.current?.release()}
      onPointerCancel={() => scene.current?.release()}
      onKeyDown={(event) => {
        if (event.key === ' ') scene.current?.shoot();
        else if (event.key === 'ArrowRight') scene.current?.choose(1);
        else if (event.key === 'ArrowLeft') scene.current?.choose(-1);
        else return;
        event.preventDefault();
      }}
    />
  );
}
