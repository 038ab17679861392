import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js';

type Moving = { node: Container; untilMs: number; step: (sharePassed: number) => void };
type Place = { readonly x: number; readonly y: number };

const MOST = 160;

/** What flies, glows and is gone again. Time is that of the tank, so that a slow frame shortens nothing. */
export function createEffects(layer: Container, art: { coin: Texture; glow: Texture }) {
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
    const node = new Graphics();
    for (const share of [1, 0.72, 0.44, 0.2]) node.circle(0, 0, radius * share);
    for (let i = 0; i < 12; i += 1) {
      const turn = (i / 12) * 2 * Math.PI;
      node.moveTo(0, 0).lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
    }
    node.stroke({ color: 0xfff0c0, width: 2, alpha: 0.85 });
    node.position.set(at.x, at.y);
    begin(
      node,
      420,
      (t) => {
        node.scale.set(0.4 + 0.6 * Math.min(1, t * 3));
        node.alpha = 1 - t * t;
      },
      afterMs,
    );
  }

  function lightning(path: readonly Place[], afterMs: number): void {
    const node = new Graphics();
    const zigzag = (color: number, width: number, alpha: number) => {
      for (const [i, to] of path.entries()) {
        const from = path[i - 1];
        if (!from) continue;
        node.moveTo(from.x, from.y);
        const swing = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 160);
        for (let part = 1; part <= 6; part += 1) {
          const side = part === 6 ? 0 : (part % 2 ? 1 : -1) * swing * (8 + ((i * 7 + part * 5) % 9));
          node.lineTo(from.x + ((to.x - from.x) * part) / 6 + side, from.y + ((to.y - from.y) * part) / 6 - side * 0.6);
        }
      }
      node.stroke({ color, width, alpha });
    };
    zigzag(0x7fd0ff, 9, 0.35);
    zigzag(0xf2fbff, 3, 1);
    node.blendMode = 'add';
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
    const sum = new Text({
      text: words,
      anchor: 0.5,
      style: {
        fontFamily: 'Bricolage Grotesque Variable, Noto Sans, system-ui, sans-serif',
        fontWeight: '800',
        fontSize: isBig ? 52 : isOthers ? 22 : 30,
        fill: isBig ? 0xffd96e : isOthers ? 0xd6dcff : 0x8ff5c8,
        stroke: { color: 0x0a1440, width: 6, join: 'round' },
      },
    });
    begin(sum, isBig ? 1_900 : 1_200, (t) => {
      sum.position.set(at.x, at.y - 20 - 70 * (1 - (1 - t) ** 2));
      sum.scale.set(Math.min(1, 0.6 + t * 4));
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
