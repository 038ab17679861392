import { type SceneKind, sceneKinds } from '@pelita/ui/scene-kinds';
import { useText } from '../language/use-text.ts';

const names = {
  'night-market': 'sceneNightMarket',
  'lotus-pond': 'sceneLotusPond',
  'naga-moon': 'sceneNagaMoon',
  'koi-river': 'sceneKoiRiver',
  'kite-festival': 'sceneKiteFestival',
  'temple-dusk': 'sceneTempleDusk',
  'treasure-night': 'sceneTreasureNight',
  harbour: 'sceneHarbour',
} as const satisfies Record<SceneKind, string>;

/** The drawn scenes a content can carry, by value and name. */
export function useSceneChoices(): { value: SceneKind; label: string }[] {
  const text = useText('officeContent');
  return sceneKinds.map((value) => ({ value, label: text(names[value]) }));
}
