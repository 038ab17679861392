import { type Container, Sprite, type Texture } from 'pixi.js';

const COUNT = 22;

/** Bubbles that rise for ever, each on a way of its own. */
export function createBubbles(layer: Container, texture: Texture) {
  const all = Array.from({ length: COUNT }, (_, i) => {
    const node = new Sprite({ texture, anchor: 0.5 });
    layer.addChild(node);
    return {
      node,
      across: ((i * 61) % 100) / 100,
      pace: 9_000 + ((i * 37) % 9) * 900,
      first: (i * 0.37) % 1,
      size: 0.22 + ((i * 29) % 10) / 22,
    };
  });
  return (atMs: number, width: number, height: number): void => {
    for (const { node, across, pace, first, size } of all) {
      const risen = (atMs / pace + first) % 1;
      node.position.set(across * width + Math.sin(risen * 14 + first * 6) * 12, height * (1.02 - risen * 1.08));
      node.scale.set(size * (0.6 + risen * 0.5));
      node.alpha = 0.75 * Math.min(1, (1 - risen) * 4);
    }
  };
}
