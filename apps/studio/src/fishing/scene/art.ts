import { CanvasSource, Texture } from 'pixi.js';
import { sizes, usualSize } from './sizes.ts';

/** Drawn at twice the size that they have on most screens. */
export const DRAWN_AT = 2;

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
  const scale = (width * DRAWN_AT) / picture.naturalWidth;
  return drawn(picture.naturalWidth * scale, picture.naturalHeight * scale, (pen, wide, high) =>
    pen.drawImage(picture, 0, 0, wide, high),
  );
}

/** What stands for a fish until its picture is there. */
export function plainFish(kind: string): Texture {
  const { width, colour } = sizes[kind] ?? usualSize;
  return drawn(width * DRAWN_AT, width * DRAWN_AT * 0.6, (pen, wide, high) => {
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

/** Where the shots go: a ring of four arcs, dark below so that it is seen on every water. */
export function sight(): Texture {
  const half = 84 * DRAWN_AT;
  return drawn(2 * half, 2 * half, (pen) => {
    pen.translate(half, half);
    pen.scale(DRAWN_AT, DRAWN_AT);
    pen.lineCap = 'round';
    for (const [colour, width] of [
      ['rgb(10 16 48 / .45)', 9],
      ['#fff', 4],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      for (let i = 0; i < 4; i += 1) {
        const turn = (i * Math.PI) / 2;
        const [x, y] = [Math.cos(turn), Math.sin(turn)];
        pen.beginPath();
        pen.arc(0, 0, 64, turn - 0.5, turn + 0.5);
        pen.moveTo(x * 54, y * 54);
        pen.lineTo(x * 78, y * 78);
        pen.stroke();
      }
    }
  });
}

/** A net that is thrown, of the radius 100. */
export const NET_RADIUS = 100;
export function net(): Texture {
  const half = (NET_RADIUS + 2) * DRAWN_AT;
  return drawn(2 * half, 2 * half, (pen) => {
    pen.translate(half, half);
    pen.scale(DRAWN_AT, DRAWN_AT);
    pen.strokeStyle = 'rgb(255 240 192 / .85)';
    pen.lineWidth = 2;
    for (const share of [1, 0.72, 0.44, 0.2]) {
      pen.beginPath();
      pen.arc(0, 0, NET_RADIUS * share, 0, 7);
      pen.stroke();
    }
    for (let i = 0; i < 12; i += 1) {
      const turn = (i / 12) * 2 * Math.PI;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos(turn) * NET_RADIUS, Math.sin(turn) * NET_RADIUS);
      pen.stroke();
    }
  });
}

/** A straight piece of lightning, as long as it is wide here: it is stretched between two points. */
export const BOLT = { length: 64, height: 24 } as const;
export function bolt(): Texture {
  return drawn(BOLT.length, BOLT.height, (pen) => {
    for (const [colour, width] of [
      ['rgb(127 208 255 / .35)', 18],
      ['#f2fbff', 6],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(0, BOLT.height / 2);
      pen.lineTo(BOLT.length, BOLT.height / 2);
      pen.stroke();
    }
  });
}

/** What a catch brought, in large letters with a dark edge. */
export function sum(words: string, { size, colour }: { size: number; colour: string }): Texture {
  const font = `800 ${size * DRAWN_AT}px "Bricolage Grotesque Variable", "Noto Sans", system-ui, sans-serif`;
  const edge = 6 * DRAWN_AT;
  const ruler = document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = font;
  const wide = (ruler?.measureText(words).width ?? 60) + 2 * edge;
  const high = size * DRAWN_AT * 1.3 + edge;
  return drawn(wide, high, (pen) => {
    pen.font = font;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = edge;
    pen.strokeStyle = '#0a1440';
    pen.strokeText(words, wide / 2, high / 2);
    pen.fillStyle = colour;
    pen.fillText(words, wide / 2, high / 2);
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
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
