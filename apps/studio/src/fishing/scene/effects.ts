import { Container, Sprite, type Texture } from 'pixi.js';
import { BOLT, bolt, coin, DRAWN_AT, glow, net as netDrawing, NET_RADIUS, sum as sumDrawing } from './art.ts';

type Moving = { node: Container; untilMs: number; step: (sharePassed: number) => void };
type Place = { readonly x: number; readonly y: number };

const MOST = 160;
/** More than are ever seen at once. */
const SUMS_KEPT = 64;
const sumLooks = {
  own: { size: 30, colour: '#8ff5c8' },
  big: { size: 52, colour: '#ffd96e' },
  others: { size: 22, colour: '#d6dcff' },
} as const;

/** What flies, glows and is gone again. Time is that of the tank, so that a slow frame shortens nothing. */
export function createEffects(layer: Container) {
  const art = { bolt: bolt(), coin: coin(), glow: glow(), net: netDrawing() };
  const sums = new Map<string, Texture>();
  const moving = new Set<Moving & { fromMs: number }>();
  let clockMs = 0;

  function begin(node: Container, forMs: number, step: Moving['step'], afterMs = 0): void {
    if (moving.size >= MOST) return node.destroy({ children: true });
    layer.addChild(node);
    node.visible = afterMs === 0;
    moving.add({ node, fromMs: clockMs + afterMs, untilMs: clockMs + afterMs + forMs, step });
    step(0);
  }

  function shot(from: Place, to: Place, forMs: number): void {
    const node = new Sprite({ texture: art.glow, anchor: 0.5 });
    node.blendMode = 'add';
    begin(node, forMs, (t) => {
      node.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      node.scale.set(0.85 - 0.25 * t);
    });
  }

  function net(at: Place, radius: number, afterMs: number): void {
    const node = new Sprite({ texture: art.net, anchor: 0.5 });
    node.position.set(at.x, at.y);
    begin(
      node,
      420,
      (t) => {
        node.scale.set(((radius / NET_RADIUS) * (0.4 + 0.6 * Math.min(1, t * 3))) / DRAWN_AT);
        node.alpha = 1 - t * t;
      },
      afterMs,
    );
  }

  /** The same sums come again and again; what has not come for a while is drawn anew. */
  function drawnSum(words: string, look: keyof typeof sumLooks): Texture {
    const name = `${look} ${words}`;
    const known = sums.get(name);
    const texture = known ?? sumDrawing(words, sumLooks[look]);
    sums.delete(name);
    sums.set(name, texture);
    const [oldest] = sums.keys();
    if (sums.size > SUMS_KEPT && oldest !== undefined) {
      sums.get(oldest)?.destroy(true);
      sums.delete(oldest);
    }
    return texture;
  }

  function pieceOfBolt(from: Place, to: Place): Sprite {
    const piece = new Sprite({ texture: art.bolt, anchor: { x: 0, y: 0.5 } });
    piece.position.set(from.x, from.y);
    piece.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    piece.scale.set(Math.hypot(to.x - from.x, to.y - from.y) / BOLT.length, 1 / DRAWN_AT);
    piece.blendMode = 'add';
    return piece;
  }

  function lightning(path: readonly Place[], afterMs: number): void {
    const node = new Container();
    for (const [i, to] of path.entries()) {
      const from = path[i - 1];
      if (!from) continue;
      let here: Place = from;
      const swing = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 160);
      for (let part = 1; part <= 6; part += 1) {
        const aside = part === 6 ? 0 : (part % 2 ? 1 : -1) * swing * (8 + ((i * 7 + part * 5) % 9));
        const next = {
          x: from.x + ((to.x - from.x) * part) / 6 + aside,
          y: from.y + ((to.y - from.y) * part) / 6 - aside * 0.6,
        };
        node.addChild(pieceOfBolt(here, next));
        here = next;
      }
    }
    begin(
      node,
      340,
      (t) => {
        node.alpha = t > 0.25 && t < 0.4 ? 0.4 : 1 - t;
      },
      afterMs,
    );
  }

  /** A fish that was caught turns away into coins. */
  function caught(
    fish: Container,
    at: Place,
    {
      words,
      isBig,
      isStill,
      isOthers = false,
    }: { words: string; isBig: boolean; isStill: boolean; isOthers?: boolean },
  ): void {
    const size = fish.scale.x;
    begin(fish, isStill ? 300 : 520, (t) => {
      fish.scale.set(size * (1 + 0.35 * Math.sin(t * Math.PI)) * (1 - t * 0.75));
      fish.rotation = isStill ? 0 : t * t * 4;
      fish.alpha = 1 - t * t;
    });
    const sum = new Sprite({ texture: drawnSum(words, isBig ? 'big' : isOthers ? 'others' : 'own'), anchor: 0.5 });
    begin(sum, isBig ? 1_900 : 1_200, (t) => {
      sum.position.set(at.x, at.y - 20 - 70 * (1 - (1 - t) ** 2));
      sum.scale.set(Math.min(1, 0.6 + t * 4) / DRAWN_AT);
      sum.alpha = t > 0.7 ? (1 - t) / 0.3 : 1;
    });
    // The coins fly to whoever caught it.
    if (isStill || isOthers) return;
    const coins = isBig ? 36 : 12;
    for (let i = 0; i < coins; i += 1) {
      const turn = (i / coins) * 2 * Math.PI + (i % 3);
      const far = (isBig ? 150 : 74) * (0.45 + ((i * 37) % 60) / 100);
      const node = new Sprite({ texture: art.coin, anchor: 0.5 });
      begin(node, 760 + (i % 5) * 70, (t) => {
        node.position.set(at.x + Math.cos(turn) * far * t, at.y + Math.sin(turn) * far * t + 190 * t * t);
        node.scale.set((isBig ? 0.62 : 0.44) * Math.abs(Math.cos(t * 9 + i)) + 0.06, isBig ? 0.62 : 0.44);
        node.alpha = t > 0.75 ? (1 - t) * 4 : 1;
      });
    }
  }

  return {
    shot,
    net,
    lightning,
    caught,
    step(atMs: number): void {
      clockMs = atMs;
      for (const one of moving) {
        if (atMs < one.fromMs) continue;
        one.node.visible = true;
        const share = (atMs - one.fromMs) / (one.untilMs - one.fromMs);
        if (share < 1) one.step(share);
        else {
          moving.delete(one);
          one.node.destroy({ children: true });
        }
      }
    },
  };
}
