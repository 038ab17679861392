import { type FishLife, placeOf } from '@pelita/games/fishing';
import { Container, MeshRope, Point, Sprite, type Texture } from 'pixi.js';
import { sizes, usualSize } from './sizes.ts';

const JOINTS = 9;
const HIT_MS = 160;
const RED = 0xff8a8a;

export type FishNode = ReturnType<typeof fishNode>;
type Frame = { atMs: number; width: number; height: number; unit: number; isStill: boolean };

/** One fish: its body, which bends where it has a tail, and what it is worth under it. */
export function fishNode(life: FishLife, body: Texture, label: Texture) {
  const { width: wide, bends } = sizes[life.kind.id] ?? usualSize;
  const node = new Container();
  const figure = new Container();
  const points = Array.from({ length: JOINTS }, (_, i) => new Point((i / (JOINTS - 1) - 0.5) * body.width, 0));
  const drawing = bends ? new MeshRope({ texture: body, points }) : new Sprite({ texture: body, anchor: 0.5 });
  const worth = new Sprite({ texture: label, anchor: 0.5 });
  figure.addChild(drawing);
  node.addChild(figure, worth);
  let hitAtMs = -HIT_MS;
  const place = { x: 0, y: 0 };
  const facing = life.toRight ? 1 : -1;

  function bend({ atMs, isStill }: Frame): void {
    if (!bends || isStill) return;
    const beat = atMs / (life.kind.seconds * 11) + life.sway;
    for (const [i, point] of points.entries()) {
      const fromHead = 1 - i / (JOINTS - 1);
      point.y = Math.sin(beat - fromHead * 3.2) * body.height * 0.07 * fromHead * fromHead;
    }
  }

  return {
    node,
    life,
    place,
    /** How near a press has to be, in points of the screen. */
    reach: 0,
    hit: (atMs: number) => {
      hitAtMs = atMs;
    },
    move(frame: Frame): void {
      const { atMs, width, height, unit } = frame;
      const here = placeOf(life, atMs);
      const soon = placeOf(life, atMs + 300);
      place.x = here.x * width;
      place.y = here.y * height;
      node.position.set(place.x, place.y);
      const size = (wide * unit) / body.width;
      const sinceHit = atMs - hitAtMs;
      const swell = sinceHit < HIT_MS ? 1 + 0.12 * Math.sin((sinceHit / HIT_MS) * Math.PI) : 1;
      const breath = bends || frame.isStill ? 1 : 1 + 0.03 * Math.sin(atMs / 420 + life.sway);
      figure.scale.set(size * swell * facing, size * swell * breath);
      const slope = Math.atan2((soon.y - here.y) * height, Math.abs(soon.x - here.x) * width + 0.001);
      figure.rotation = bends ? slope * facing * 0.7 : Math.sin(atMs / 700 + life.sway) * 0.06;
      drawing.tint = sinceHit < HIT_MS ? RED : 0xffffff;
      this.reach = Math.max(26, wide * unit * 0.42);
      const high = body.height * size;
      worth.position.set(0, high / 2 + 8 * unit);
      worth.scale.set(Math.max(0.34, 0.46 * unit));
      bend(frame);
    },
  };
}
