import { type Brush, brushFor } from './brush.ts';
import { chanceOf, hashOf } from './chance.ts';
import { figure } from './compositions.ts';
import { svg } from './document.ts';
import { batik, groundNames } from './grounds.ts';
import { knownLetters, lettering, strokeWord } from './letters.ts';
import { motifNamed } from './motifs/index.ts';
import { palettes } from './palettes.ts';
import { box, disc, petal, put, wreath } from './shapes.ts';
import { subjectsIn } from './words.ts';

function monogram(b: Brush, letter: string): string {
  const set = lettering(letter, 48, 48, 32);
  return (
    strokeWord(set, b.palette.ground[2], 34) +
    strokeWord(
      set,
      b.linear([
        [0, '#fff'],
        [0.45, '#ffe3a0'],
        [1, '#f3a126'],
      ]),
      19,
    )
  );
}

/** A vendor's seal, 96 by 96: what the name speaks of, or its first letter, in a rosette chosen by the code. */
export function vendorMark({ code, name }: { code: string; name: string }): string {
  const chance = chanceOf(`vendor/${code}`);
  const [subject] = subjectsIn(name);
  const seen = palettes.filter((palette) => !subject || !motifNamed(subject).avoid?.includes(palette.family));
  const palette = seen[chance.index(seen.length)] ?? palettes[0];
  const b = brushFor(`v${hashOf(`${code}/${name}`).toString(36)}`, palette);
  const [glow, mid, deep] = palette.ground;
  const letter = [...name.normalize('NFKD').toUpperCase()].find((sign) => knownLetters.has(sign)) ?? '';
  const petals = chance.pick([8, 10, 12, 16]);
  const clip = b.define('tile', (own) => `<clipPath id="${own}"><path d="${box(0, 0, 96, 96, 22)}"/></clipPath>`);
  const rosette =
    wreath(petals, b.shape(petal(43, 150 / petals), 'accent-'), 0, 180 / petals, 48, 48) +
    wreath(petals, b.shape(petal(38, 120 / petals), 'accent'), 0, 0, 48, 48);
  const heart = subject
    ? b.glow(48, 48, 30, 30, palette.light, 0.5) + put(figure(b, subject, 0), 48, 48, 0, 0.22)
    : monogram(b, letter);
  const body =
    `<g clip-path="url(#${clip})"><path d="M0 0H96V96H0Z" fill="${b.radial([
      [0, glow],
      [0.7, mid],
      [1, deep],
    ])}"/>${batik(b, chance.pick(groundNames), 96, 96, 0.2, 0.7)}</g>` +
    rosette +
    b.ball(48, 48, 30, 'gold') +
    `<path d="${disc(48, 48, 27)}" fill="${b.radial([
      [0, glow],
      [0.8, mid],
      [1, deep],
    ])}"/>` +
    heart;
  return svg({ width: 96, height: 96, title: name }, b.defs() + body);
}
