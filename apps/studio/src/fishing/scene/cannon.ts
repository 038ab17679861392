import { Container, Sprite, Texture } from 'pixi.js';

const BARREL_WIDE = 58;
const MOUNT_WIDE = 150;
const RECOIL_MS = 130;

/** A cannon at the bottom, or from above that of another seat: it turns to where the shot goes and starts back as it fires. */
export function createCannon(layer: Container, { isAbove }: { isAbove: boolean } = { isAbove: false }) {
  const node = new Container();
  const barrel = new Sprite({ texture: Texture.EMPTY, anchor: { x: 0.5, y: 0.82 } });
  const mount = new Sprite({ texture: Texture.EMPTY, anchor: { x: 0.5, y: 1 } });
  node.addChild(barrel, mount);
  layer.addChild(node);
  const side = isAbove ? -1 : 1;
  if (isAbove) node.rotation = Math.PI;
  let wanted = 0;
  let firedAtMs = -RECOIL_MS;
  let unit = 1;

  return {
    dress(barrelDrawing: Texture | null, mountDrawing: Texture | null): void {
      if (barrelDrawing) barrel.texture = barrelDrawing;
      if (mountDrawing) mount.texture = mountDrawing;
    },
    show: (isShown: boolean) => {
      node.visible = isShown;
    },
    turnTo(x: number, y: number): void {
      wanted = Math.max(-1.35, Math.min(1.35, Math.atan2(side * (x - node.x), side * (node.y - y) - 40 * unit)));
    },
    fired: (atMs: number) => {
      firedAtMs = atMs;
      barrel.rotation = wanted;
    },
    muzzle: () => ({
      x: node.x + side * Math.sin(barrel.rotation) * 110 * unit,
      y: node.y - side * (34 + Math.cos(barrel.rotation) * 110) * unit,
    }),
    move(atMs: number, place: { x: number; y: number; unit: number; isStill: boolean }): void {
      unit = Math.max(0.66, place.unit);
      node.position.set(place.x, place.y);
      const back = Math.max(0, 1 - (atMs - firedAtMs) / RECOIL_MS);
      barrel.rotation += (wanted - barrel.rotation) * (place.isStill ? 1 : 0.3);
      const away = -34 * unit + (place.isStill ? 0 : back * 10 * unit);
      barrel.position.set(-Math.sin(barrel.rotation) * back * 6, away);
      if (barrel.texture !== Texture.EMPTY) barrel.scale.set((BARREL_WIDE * unit) / barrel.texture.width);
      if (mount.texture !== Texture.EMPTY) mount.scale.set((MOUNT_WIDE * unit) / mount.texture.width);
    },
  };
}
