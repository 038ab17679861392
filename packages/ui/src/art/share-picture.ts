import { svg } from './document.ts';
import { lettering, strokeWord } from './letters.ts';
import { scene, type SceneKind } from './scenes/index.ts';

/**
 * The picture that a shared link shows, 1200 by 630: a scene, and on a veil of the brand's night its name (Latin letters
 * and figures only), with room for its mark above.
 */
export function sharePicture(brand: { name: string; scene: SceneKind; night: string; text: string }): string {
  const { night, text } = brand;
  const word = lettering(brand.name.normalize('NFKD').slice(0, 18), 0, 0, 84);
  const shrink = Math.min(1, 500 / Math.max(1, word.width));
  const scenery = scene({ kind: brand.scene, seed: brand.scene }).replace(
    'width="1440" height="500"',
    'width="1200" height="630"',
  );
  const name = `<g transform="translate(${Math.round(90 + (word.width * shrink) / 2)} 440)scale(${Math.round(shrink * 100) / 100})">${strokeWord(word, night, 30, 'opacity=".6"')}${strokeWord(word, text, 15)}</g>`;
  return svg(
    { width: 1200, height: 630, title: brand.name },
    `${scenery}<linearGradient id="share-veil"><stop stop-color="${night}" stop-opacity=".86"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient><path d="M0 0H800V630H0Z" fill="url(#share-veil)"/>${name}`,
  );
}
