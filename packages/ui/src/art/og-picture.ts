import { svg } from './document.ts';
import { lampMarkBody } from './lamp-mark.ts';
import { lettering, strokeWord } from './letters.ts';
import { heroScene } from './scenes/hero.ts';

/** The picture that a shared link shows, 1200 by 630: the night market, the lamp and the brand's name (Latin letters and figures only). */
export function ogPicture({ brandName }: { brandName: string }): string {
  const word = lettering(brandName.normalize('NFKD').slice(0, 18), 0, 0, 84);
  const shrink = Math.min(1, 500 / Math.max(1, word.width));
  const scenery = heroScene()
    .replace('width="1440" height="500"', 'width="1200" height="630"')
    .replaceAll('hero', 'og');
  const name = `<g transform="translate(${Math.round(90 + (word.width * shrink) / 2)} 440)scale(${Math.round(shrink * 100) / 100})">${strokeWord(word, '#160a3a', 30, 'opacity=".6"')}${strokeWord(word, '#fff3d8', 15)}</g>`;
  return svg(
    { width: 1200, height: 630, title: brandName },
    `${scenery}<linearGradient id="ogs"><stop stop-color="#160a3a" stop-opacity=".8"/><stop offset="1" stop-color="#160a3a" stop-opacity="0"/></linearGradient><path d="M0 0H760V630H0Z" fill="url(#ogs)"/><g transform="translate(78 120)scale(3.6)">${lampMarkBody('ogl')}</g>${name}`,
  );
}
