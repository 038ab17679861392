import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, type Theme, themes } from '@pelita/contract';
import { BrandFault } from './brand-fault.ts';

const MAXIMUM_BYTES = 16_384;
/** A picture draws; it neither runs nor loads. */
const ACTIVE =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|@import|url\(\s*["']?(?!#)/i;

/** The logo: `mark.svg`, square, on the grounds of both themes; and, if the brand has them, its lockups by theme. */
export function readPictures(folder: string): Pick<Brand, 'mark' | 'lockup'> {
  const mark = readDrawing(folder, 'mark.svg');
  if (mark === null)
    throw new BrandFault(join(folder, 'mark.svg'), 'is missing. Put the brand’s sign there as a square SVG.');
  const [dark, light] = themes.map((theme) => readDrawing(folder, lockupFile(theme)));
  if (!dark && !light) return { mark, lockup: null };
  const missing = themes.find((_, index) => !(index === 0 ? dark : light));
  if (!dark || !light)
    throw new BrandFault(
      join(folder, lockupFile(missing ?? 'dark')),
      'is missing, while the other theme has one. Add it, or take both out.',
    );
  return { mark, lockup: { dark, light } };
}

/** Width over height, as the picture’s `viewBox` has it. */
export function proportion(svg: string): number {
  const [width = 1, height = 1] = sides(svg) ?? [];
  return width / height;
}

const lockupFile = (theme: Theme): string => `lockup.${theme}.svg`;

function readDrawing(folder: string, name: string): string | null {
  const file = join(folder, name);
  if (!existsSync(file)) return null;
  const svg = readFileSync(file, 'utf8').trim();
  const problem = problemOf(svg, name === 'mark.svg');
  if (problem) throw new BrandFault(file, problem);
  return svg;
}

function problemOf(svg: string, mustBeSquare: boolean): string | null {
  if (!/<svg[\s>]/.test(svg.slice(0, 1_000))) return 'is no SVG. Save the picture as SVG.';
  const size = sides(svg);
  if (!size) return 'has no viewBox. Save it with one, like viewBox="0 0 64 64".';
  if (mustBeSquare && size[0] !== size[1]) return `is ${size.join(' by ')}; it must be square. Change its viewBox.`;
  if (ACTIVE.test(svg)) return 'holds a script or loads something. Save it as a plain drawing.';
  if (Buffer.byteLength(svg) > MAXIMUM_BYTES)
    return `has ${Buffer.byteLength(svg)} bytes; it may have ${MAXIMUM_BYTES}. Simplify its paths.`;
  return null;
}

function sides(svg: string): [number, number] | null {
  const [, width, height] = /\bviewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)\s*"/.exec(svg) ?? [];
  return width && height && Number(width) > 0 && Number(height) > 0 ? [Number(width), Number(height)] : null;
}
