/** Letters and figures as single strokes in a box 60 wide and 100 high, so that no picture needs a font. */
const strokes: Record<string, readonly [d: string, width?: number]> = {
  A: ['M4 100L30 0L56 100M14 64H46'],
  B: ['M8 0V100H34C60 100 60 52 34 50H8M34 50C56 48 56 0 34 0H8'],
  C: ['M54 18C44 -6 6 -4 6 50C6 104 44 106 54 82'],
  D: ['M8 0V100H26C62 100 62 0 26 0Z'],
  E: ['M52 0H8V100H52M8 50H44'],
  F: ['M52 0H8V100M8 50H44'],
  G: ['M54 18C44 -6 6 -4 6 50C6 104 54 108 54 70V54H34'],
  H: ['M8 0V100M52 0V100M8 50H52'],
  I: ['M10 0V100', 20],
  J: ['M44 0V70C44 106 8 108 6 76', 52],
  K: ['M8 0V100M52 0L8 56M24 40L54 100'],
  L: ['M8 0V100H50', 54],
  M: ['M6 100V0L36 60L66 0V100', 72],
  N: ['M8 100V0L52 100V0'],
  O: ['M30 0C-2 0 -2 100 30 100C62 100 62 0 30 0Z'],
  P: ['M8 100V0H34C58 0 58 56 34 56H8'],
  Q: ['M30 0C-2 0 -2 100 30 100C62 100 62 0 30 0ZM36 72L56 106'],
  R: ['M8 100V0H34C58 0 58 54 34 54H8M32 54L54 100'],
  S: ['M52 16C44 -6 8 -4 8 24C8 54 54 44 54 76C54 106 12 108 6 82'],
  T: ['M4 0H56M30 0V100'],
  U: ['M8 0V66C8 111 52 111 52 66V0'],
  V: ['M4 0L30 100L56 0'],
  W: ['M4 0L22 100L40 20L58 100L76 0', 80],
  X: ['M6 0L54 100M54 0L6 100'],
  Y: ['M4 0L30 48L56 0M30 48V100'],
  Z: ['M6 0H54L6 100H54'],
  '0': ['M30 0C-2 0 -2 100 30 100C62 100 62 0 30 0Z'],
  '1': ['M12 18L32 0V100'],
  '2': ['M8 24C10 -8 54 -8 52 28C50 50 16 72 8 100H54'],
  '3': ['M8 0H50L28 42C62 42 60 100 28 100C14 100 8 92 6 84'],
  '4': ['M42 100V0L6 68H56'],
  '5': ['M50 0H14L10 46C24 36 54 40 54 70C54 104 16 106 6 84'],
  '6': ['M46 0C20 20 8 44 8 68C8 110 54 110 54 70C54 36 16 38 9 62'],
  '7': ['M6 0H54L24 100'],
  '8': ['M30 46C4 42 4 0 30 0C56 0 56 42 30 46C0 52 0 100 30 100C60 100 60 52 30 46Z'],
  '9': ['M14 100C40 80 52 56 52 32C52 -10 6 -10 6 30C6 64 44 62 51 38'],
};

export const knownLetters: ReadonlySet<string> = new Set(Object.keys(strokes));

export interface Lettering {
  /** Path data of each letter with the transform that places it. */
  readonly marks: readonly { d: string; transform: string }[];
  readonly width: number;
}

/** Sets a word centred on (x, y) at the given height; characters without a drawing are left out. */
export function lettering(word: string, x: number, y: number, height: number, gap = 26): Lettering {
  const scale = Math.round((height / 100) * 1000) / 1000;
  const letters = [...word.toUpperCase()].flatMap((letter) => {
    if (letter === ' ') return [{ d: '', width: 22 }];
    const stroke = strokes[letter];
    return stroke ? [{ d: stroke[0], width: stroke[1] ?? 60 }] : [];
  });
  const total = letters.reduce((sum, letter) => sum + letter.width + gap, -gap);
  let pen = -total / 2;
  const marks = letters.flatMap((letter) => {
    const left = pen;
    pen += letter.width + gap;
    const dx = Math.round((x + left * scale) * 10) / 10;
    const dy = Math.round((y - height / 2) * 10) / 10;
    return letter.d ? [{ d: letter.d, transform: `translate(${dx} ${dy})scale(${scale})` }] : [];
  });
  return { marks, width: Math.max(0, total * scale) };
}

/** The word as strokes of one colour; `weight` is in the letters' own box, where 100 is their height. */
export function strokeWord(letters: Lettering, stroke: string, weight: number, more = ''): string {
  const paths = letters.marks.map((mark) => `<path d="${mark.d}" transform="${mark.transform}"/>`).join('');
  return `<g fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}>${paths}</g>`;
}
