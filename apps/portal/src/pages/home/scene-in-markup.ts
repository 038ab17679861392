import { heroScene } from '@pelita/ui/art';

/** The scene that the kit draws lightly enough for the first HTML. */
const INLINE_SCENE = 'night-market';

export function isSceneInMarkup(scene: string | null): boolean {
  return scene === INLINE_SCENE;
}

/** The drawing itself. In the browser it is empty: the server's drawing stays, and the kit stays away. */
export function sceneInMarkup(): string {
  return import.meta.env.SSR ? heroScene() : '';
}
