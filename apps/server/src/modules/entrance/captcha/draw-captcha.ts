import sharp from 'sharp';
import type { Random } from '../../../platform/random/random.ts';

export const CAPTCHA_DIGITS = 5;
const CELL = 34;
const WIDTH = CELL * CAPTCHA_DIGITS + 20;
const HEIGHT = 60;
const NOISE_LINES = 6;

/** Each digit as strokes on a field of 10 by 16; no font is needed, and no two are drawn alike. */
const strokes: Record<string, string> = {
  0: 'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8',
  1: 'M1 4 5 0v16M1 16h8',
  2: 'M0 4c0-5 10-6 10 0C10 9 1 11 0 16h10',
  3: 'M0 2c3-4 10-2 9 2-1 3-5 3-5 3s6 0 6 4c0 6-8 6-10 3',
  4: 'M8 16V0L0 11h10',
  5: 'M9 0H1L0 7c3-3 10-2 10 4 0 6-8 6-10 3',
  6: 'M8 0C2 2 0 7 0 11c0 7 10 6 10 0 0-5-7-6-9-1',
  7: 'M0 0h10L4 16',
  8: 'M5 7C-1 5 0 0 5 0s6 5 0 7c-7 2-7 9 0 9s7-7 0-9',
  9: 'M2 16c6-2 8-7 8-11C10-2 0-1 0 5c0 5 7 6 9 1',
};

/** The digits as a crooked picture, in base64. */
export async function drawCaptcha(digits: string, random: Random): Promise<string> {
  const between = betweenOf(random);
  const shapes = [...digits].map((digit, at) => {
    const move = `translate(${14 + at * CELL + between(-3, 3)} ${between(12, 22)})`;
    const turn = `rotate(${between(-22, 22)} 8 13) skewX(${between(-14, 14)}) scale(${between(15, 19) / 10})`;
    return stroke(strokes[digit] ?? '', between(15, 26) / 10, `${move} ${turn}`);
  });
  const noise = Array.from({ length: NOISE_LINES }, () => {
    const [from, to] = [between(0, HEIGHT), between(0, HEIGHT)];
    const bend = `${between(0, WIDTH)} ${between(-20, HEIGHT + 20)}`;
    return stroke(`M0 ${from}Q${bend} ${WIDTH} ${to}`, between(6, 14) / 10, '');
  });
  const frame = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f1fb"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${frame}${[...shapes, ...noise].join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
  return png.toString('base64');
}

function stroke(path: string, width: number, transform: string): string {
  return `<path d="${path}" transform="${transform}" fill="none" stroke="#3a2a6a" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function betweenOf(random: Random): (lowest: number, highest: number) => number {
  return (lowest, highest) => lowest + (Buffer.from(random.bytes(4)).readUInt32BE(0) % (highest - lowest + 1));
}
