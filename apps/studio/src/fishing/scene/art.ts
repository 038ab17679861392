import { Texture } from 'pixi.js';
import { sizes, usualSize } from './sizes.ts';

/** Drawn at twice the size that they have on most screens. */
const FISH_SCALE = 2;

/** A picture of the server as a texture; null where it does not come. */
export async function pictureTexture(address: string | undefined, width: number): Promise<Texture | null> {
  if (address === undefined) return null;
  const picture = new Image();
  // The frame has no origin; without this the canvas could not be read.
  picture.crossOrigin = 'anonymous';
  const isThere = await new Promise<boolean>((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
  if (!isThere || picture.naturalWidth === 0) return null;
  const scale = (width * FISH_SCALE) / picture.naturalWidth;
  return drawn(picture.naturalWidth * scale, picture.naturalHeight * scale, (pen, wide, high) =>
    pen.drawImage(picture, 0, 0, wide, high),
  );
}

/** What stands for a fish until its picture is there. */
export function plainFish(kind: string): Texture {
  const { width, colour } = sizes[kind] ?? usualSize;
  return drawn(width * FISH_SCALE, width * FISH_SCALE * 0.6, (pen, wide, high) => {
    pen.fillStyle = hex(colour);
    pen.beginPath();
    pen.ellipse(wide * 0.58, high / 2, wide * 0.4, high * 0.42, 0, 0, 7);
    pen.moveTo(wide * 0.26, high / 2);
    pen.lineTo(0, high * 0.14);
    pen.lineTo(0, high * 0.86);
    pen.fill();
  });
}

/** What a fish is worth, on a dark pill under it. */
export function pill(words: string): Texture {
  const font = '700 30px "Bricolage Grotesque Variable", "Noto Sans", system-ui, sans-serif';
  const ruler = document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = font;
  const wide = (ruler?.measureText(words).width ?? 60) + 36;
  return drawn(wide, 48, (pen) => {
    pen.fillStyle = 'rgb(16 14 44 / .86)';
    pen.beginPath();
    pen.roundRect(0, 0, wide, 48, 24);
    pen.fill();
    pen.font = font;
    pen.fillStyle = '#ffd98a';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(words, wide / 2, 25);
  });
}

export function coin(): Texture {
  return drawn(48, 48, (pen) => {
    const light = pen.createRadialGradient(18, 16, 2, 24, 24, 24);
    for (const [at, colour] of [
      [0, '#fff4c8'],
      [0.4, '#ffd96e'],
      [0.8, '#f3a126'],
      [1, '#9c5006'],
    ] as const)
      light.addColorStop(at, colour);
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(24, 24, 23, 0, 7);
    pen.fill();
    pen.strokeStyle = 'rgb(156 80 6 / .7)';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(24, 24, 15, 0, 7);
    pen.stroke();
  });
}

export function bubble(): Texture {
  return drawn(40, 40, (pen) => {
    pen.strokeStyle = 'rgb(255 255 255 / .55)';
    pen.lineWidth = 2;
    pen.fillStyle = 'rgb(255 255 255 / .08)';
    pen.beginPath();
    pen.arc(20, 20, 18, 0, 7);
    pen.fill();
    pen.stroke();
    pen.fillStyle = 'rgb(255 255 255 / .8)';
    pen.beginPath();
    pen.arc(14, 13, 4, 0, 7);
    pen.fill();
  });
}

export function glow(): Texture {
  return drawn(96, 96, (pen) => {
    const light = pen.createRadialGradient(48, 48, 4, 48, 48, 48);
    for (const [at, colour] of [
      [0, '#fffbe6'],
      [0.18, '#ffd96e'],
      [0.4, 'rgb(251 106 42 / .6)'],
      [1, 'rgb(251 106 42 / 0)'],
    ] as const)
      light.addColorStop(at, colour);
    pen.fillStyle = light;
    pen.fillRect(0, 0, 96, 96);
  });
}

function drawn(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D, wide: number, high: number) => void,
) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (pen) draw(pen, canvas.width, canvas.height);
  return Texture.from(canvas);
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
