import { FISH_SEATS } from '@pelita/contract';
import { type WeaponId, weapons } from '@pelita/games/fishing';
import { Container, Sprite, type Texture } from 'pixi.js';
import { wantsStillness } from '../../platform/device.ts';
import { type FishGame, type Shown, worth } from '../fish-game.ts';
import { bubble, DRAWN_AT, pictureTexture, pill, plainFish, sight as sightDrawing } from './art.ts';
import { createBubbles } from './bubbles.ts';
import { createCannon } from './cannon.ts';
import { createEffects } from './effects.ts';
import { type FishNode, fishNode } from './fish-node.ts';
import { sizes, usualSize } from './sizes.ts';
import { createStage } from './stage.ts';

export type TankScene = Awaited<ReturnType<typeof createTankScene>>;
type Words = { times: (multiples: readonly [number, number]) => string; amount: (amount: string) => string };

const FLIGHT_MS = 190;
const BIG = 30;
const SPREAD = 190;
const STAYS_MS = 4_000;
/** Where the cannons of the other seats hang, across the tank. */
const othersPlaces = [0.16, 0.5, 0.84];

/** The tank: fish where the server's clock has them, the cannon, and what shots do. The page behind it is the water. */
export async function createTankScene(host: HTMLElement, game: FishGame, words: Words) {
  const stage = await createStage(host, onFrame);
  const isStill = wantsStillness();
  const layers = { back: new Container(), fish: new Container(), cannon: new Container(), front: new Container() };
  stage.root.addChild(layers.back, layers.fish, layers.front, layers.cannon);
  const effects = createEffects(layers.front);
  const bubbles = isStill ? null : createBubbles(layers.back, bubble());
  const cannon = createCannon(layers.cannon);
  const others = othersPlaces.map(() => createCannon(layers.cannon, { isAbove: true }));
  const sight = new Sprite({ texture: sightDrawing(), anchor: 0.5 });
  layers.front.addChild(sight);

  const bodies = new Map<string, Texture>();
  const labels = new Map<string, Texture>();
  for (const kind of game.engine.kinds) {
    bodies.set(kind.id, plainFish(kind.id));
    labels.set(kind.id, pill(words.times(worth(kind))));
  }
  void dress();

  const nodes = new Map<number, FishNode>();
  let frame = { atMs: game.serverMs(), width: 1, height: 1, unit: 1, isStill };
  let aim: { x: number; y: number } | null = null;
  let isPressed = false;
  let leaving = 0;

  /** Pictures come when they come; whoever plays before plays with plain fish. */
  async function dress(): Promise<void> {
    const { symbols } = game.facts;
    const [barrel, mount] = await Promise.all([
      pictureTexture(symbols['barrel'], 70),
      pictureTexture(symbols['mount'], 160),
      ...game.engine.kinds.map(async ({ id }) => {
        const texture = await pictureTexture(symbols[id], (sizes[id] ?? usualSize).width * 1.2);
        if (!texture) return null;
        bodies.set(id, texture);
        for (const [fish, { life }] of nodes) if (life.kind.id === id) remove(fish);
        return texture;
      }),
    ]);
    for (const one of [cannon, ...others]) one.dress(barrel ?? null, mount ?? null);
  }

  function remove(fish: number): void {
    nodes.get(fish)?.node.destroy({ children: true });
    nodes.delete(fish);
  }

  function place(): void {
    const swimming = game.swimming();
    const here = new Set(swimming.map(({ id }) => id));
    for (const fish of nodes.keys()) if (!here.has(fish)) remove(fish);
    for (const life of swimming) {
      const body = bodies.get(life.kind.id);
      const label = labels.get(life.kind.id);
      if (!nodes.has(life.id) && body && label) {
        const node = fishNode(life, body, label);
        // The small ones swim before the large.
        const at = layers.fish.children.findIndex((child) => child.zIndex < (sizes[life.kind.id]?.width ?? 0));
        node.node.zIndex = -(sizes[life.kind.id]?.width ?? 0);
        nodes.set(life.id, node);
        if (at < 0) layers.fish.addChild(node.node);
        else layers.fish.addChildAt(node.node, at);
      }
    }
    for (const node of nodes.values()) node.move(frame);
  }

  const isSeen = ({ place: { x, y } }: FishNode) => x > 0 && x < frame.width && y > 0 && y < frame.height;
  const distance = (node: FishNode, to: { x: number; y: number }) =>
    Math.hypot(node.place.x - to.x, node.place.y - to.y);
  const byNearness = (to: { x: number; y: number }) =>
    [...nodes.values()].filter(isSeen).toSorted((a, b) => distance(a, to) - distance(b, to));

  /** Under the finger or near it; from afar only where nothing else is meant. */
  function fishAt(point: { x: number; y: number }, isLenient: boolean): FishNode | null {
    const nearest = byNearness(point)[0];
    if (!nearest) return null;
    return isLenient || distance(nearest, point) <= nearest.reach + 30 ? nearest : null;
  }

  function shootAt(first: FishNode | null): boolean {
    if (!first || !isSeen(first)) return false;
    const { weapon } = game.store.get();
    const near = byNearness(first.place)
      .filter((node) => node !== first && distance(node, first.place) < SPREAD * Math.max(0.8, frame.unit))
      .slice(0, weapons[weapon].reach - 1);
    cannon.turnTo(first.place.x, first.place.y);
    return game.fire([first, ...near].map(({ life }) => life.id));
  }

  /** A shot changes the bars of the page too: it leaves after the frame, so that drawing both is not one long task. */
  function shootAfterFrame(): void {
    const { isAuto, target } = game.store.get();
    const isLost = target !== null && !nodes.has(target);
    if (leaving !== 0 || !game.isReady() || !(isPressed || isAuto || isLost)) return;
    const pressed = isPressed ? aim : null;
    leaving = window.setTimeout(() => {
      leaving = 0;
      shootOn(pressed);
    });
  }

  function shootOn(pressed: { x: number; y: number } | null): void {
    const { isAuto, target } = game.store.get();
    const locked = target === null ? null : (nodes.get(target) ?? null);
    if (target !== null && !locked) game.aimAt(null);
    if (pressed) shootAt(locked ?? fishAt(pressed, false));
    else if (isAuto) shootAt(locked ?? fishAt(aim ?? { x: frame.width / 2, y: frame.height * 0.45 }, true));
  }

  function fly(from: typeof cannon, weapon: WeaponId, hit: readonly FishNode[]): void {
    const [first] = hit;
    if (!first) return;
    if (weapon === 'lightning')
      return effects.lightning([from.muzzle(), ...hit.map(({ place: { x, y } }) => ({ x, y }))], 0);
    effects.shot(from.muzzle(), first.place, FLIGHT_MS);
    if (weapon === 'net') effects.net({ ...first.place }, SPREAD * 0.55 * Math.max(0.7, frame.unit), FLIGHT_MS);
  }

  /** Which of the places above is a seat's: they go on from the player's own. */
  function placeOfSeat(seat: number): number {
    const { table } = game.store.get();
    return table ? (seat - table.own + FISH_SEATS - 1) % FISH_SEATS : -1;
  }

  function onShown(shown: Shown): void {
    const { atMs } = frame;
    if (shown.type === 'fired') {
      const hit = shown.targets.flatMap((fish) => nodes.get(fish) ?? []);
      const [first] = hit;
      if (!first) return;
      const { weapon } = game.store.get();
      cannon.fired(atMs);
      return fly(cannon, weapon, hit);
    }
    if (shown.type === 'shot') {
      const other = others[placeOfSeat(shown.seat)];
      const hit = shown.targets.flatMap((fish) => nodes.get(fish) ?? []);
      const [first] = hit;
      if (!other || !first) return;
      other.turnTo(first.place.x, first.place.y);
      other.fired(atMs);
      return fly(other, shown.weapon, hit);
    }
    const node = nodes.get(shown.fish);
    if (!node) return;
    if (shown.type === 'missed') return node.hit(atMs);
    nodes.delete(shown.fish);
    if (shown.type === 'taken') {
      const said = words.times([shown.multiple, shown.multiple]);
      return effects.caught(node.node, { ...node.place }, { words: said, isBig: false, isStill, isOthers: true });
    }
    const isBig = shown.multiple >= BIG;
    effects.caught(node.node, { ...node.place }, { words: `+${words.amount(shown.amount)}`, isBig, isStill });
  }

  function onFrame(width: number, height: number): void {
    const unit = Math.max(0.6, Math.min(1.25, Math.sqrt(width * height) / 1_000));
    frame = { atMs: game.serverMs(), width, height, unit, isStill };
    place();
    shootAfterFrame();
    cannon.move(frame.atMs, { x: width / 2, y: height, unit, isStill });
    const taken = new Set(game.store.get().table?.seats.map(({ seat }) => placeOfSeat(seat)));
    for (const [at, other] of others.entries()) {
      other.show(taken.has(at));
      other.move(frame.atMs, { x: width * (othersPlaces[at] ?? 0.5), y: 0, unit: unit * 0.8, isStill });
    }
    bubbles?.(frame.atMs, width, height);
    effects.step(frame.atMs);
    const { target } = game.store.get();
    const locked = target === null ? undefined : nodes.get(target);
    sight.visible = locked !== undefined;
    if (locked) {
      sight.position.set(locked.place.x, locked.place.y);
      sight.scale.set(Math.max(0.5, locked.reach / 60) / DRAWN_AT);
      sight.rotation = isStill ? 0 : Math.sin(frame.atMs / 500) * 0.12;
    }
  }
  const leave = game.onShown(onShown);
  stage.begin();

  function pointFrom(event: PointerEvent): { x: number; y: number } {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  return {
    press(event: PointerEvent): void {
      aim = pointFrom(event);
      cannon.turnTo(aim.x, aim.y);
      if (game.store.get().isLocking) {
        const fish = fishAt(aim, false);
        if (fish) return game.aimAt(fish.life);
      }
      isPressed = true;
    },
    point(event: PointerEvent): void {
      aim = pointFrom(event);
      if (isPressed || event.pointerType === 'mouse') cannon.turnTo(aim.x, aim.y);
    },
    release: () => {
      isPressed = false;
    },
    /** The next fish from the left, for the keyboard. */
    choose(by: 1 | -1): void {
      // Not one that is about to leave.
      const stays = ({ life }: FishNode) => life.goneMs - frame.atMs > STAYS_MS;
      const seen = [...nodes.values()]
        .filter((node) => isSeen(node) && stays(node))
        .toSorted((a, b) => a.place.x - b.place.x);
      const at = seen.findIndex(({ life }) => life.id === game.store.get().target);
      const next = seen.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % seen.length);
      if (next) game.aimAt(next.life);
    },
    /** One shot: at the target, or at what is nearest to the middle. */
    shoot(): void {
      const { target } = game.store.get();
      const locked = target === null ? null : (nodes.get(target) ?? null);
      shootAt(locked && isSeen(locked) ? locked : fishAt(aim ?? { x: frame.width / 2, y: frame.height * 0.45 }, true));
    },
    destroy(): void {
      leave();
      clearTimeout(leaving);
      stage.destroy();
    },
  };
}
