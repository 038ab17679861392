import type { SlotSymbol } from '@pelita/games';
import { wantsStillness } from '../platform/device.ts';

/** How fast a reel runs, and how its stop feels: a short run-out that goes a touch too far and comes back. */
const MS_PER_CELL = 40;
const CELLS_TO_SPEED = 5;
const CELLS_TO_STOP = 9;
const STOP_MS = 640;
const HURRIED_STOP_MS = 190;
const OVERSHOOT_CELLS = 0.14;
const FADE_MS = 140;
const HURRY_RATE = 4;

/**
 * One reel as a strip of pictures in a window of three, moved by transforms alone so that the compositor does the work.
 * It always shows its real strip, in its real order, downwards.
 */
export class ReelView {
  readonly #window: HTMLElement;
  readonly #strip: readonly SlotSymbol[];
  readonly #rows: number;
  readonly #picture: (symbol: SlotSymbol) => string;
  readonly #belt: HTMLElement;
  #stop = 0;
  #moving: Animation[] = [];
  #stopping: Animation | null = null;

  constructor(
    window: HTMLElement,
    strip: readonly SlotSymbol[],
    rows: number,
    picture: (symbol: SlotSymbol) => string,
  ) {
    this.#window = window;
    this.#strip = strip;
    this.#rows = rows;
    this.#picture = picture;
    this.#belt = document.createElement('div');
    this.#belt.className = 'belt';
    window.replaceChildren(this.#belt);
  }

  show(stop: number): void {
    this.#halt();
    this.#stop = stop;
    this.#fill(stop, this.#rows);
    this.#belt.style.transform = 'none';
  }

  /** Sets off from where it stands and runs until it is told where to stop. */
  start(): void {
    this.#halt();
    if (wantsStillness()) {
      this.#moving = [
        this.#window.animate([{ opacity: 1 }, { opacity: 0.35 }], { duration: FADE_MS, fill: 'forwards' }),
      ];
      return;
    }
    const round = this.#strip.length;
    const cells = round + this.#rows;
    this.#fill(this.#stop, cells);
    const at = (cell: number) => `translateY(${(-cell / cells) * 100}%)`;
    const gathering = this.#belt.animate([{ transform: at(round) }, { transform: at(round - CELLS_TO_SPEED) }], {
      duration: CELLS_TO_SPEED * MS_PER_CELL * 2,
      easing: 'cubic-bezier(0.5, 0, 0.75, 0.5)',
      fill: 'forwards',
    });
    const running = this.#belt.animate([{ transform: at(round) }, { transform: at(0) }], {
      delay: CELLS_TO_SPEED * MS_PER_CELL * 2,
      duration: round * MS_PER_CELL,
      iterationStart: CELLS_TO_SPEED / round,
      iterations: Number.POSITIVE_INFINITY,
    });
    this.#moving = [gathering, running];
  }

  /** Runs out and stops; resolved when it stands. */
  async land(stop: number, isHurried: () => boolean): Promise<void> {
    this.#stop = stop;
    if (wantsStillness()) {
      this.show(stop);
      await finished(this.#window.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: FADE_MS }));
      return;
    }
    this.#halt();
    const run = isHurried() ? 3 : CELLS_TO_STOP;
    // One cell above the window, for the overshoot to show.
    const cells = 1 + this.#rows + run + this.#rows;
    this.#fill(stop - 1, cells);
    const at = (cell: number) => `translateY(${(-cell / cells) * 100}%)`;
    const stopping = this.#belt.animate(
      [
        { transform: at(1 + this.#rows + run), easing: 'cubic-bezier(0.25, 0.6, 0.4, 1)' },
        { transform: at(1 - OVERSHOOT_CELLS), offset: 0.8, easing: 'ease-in-out' },
        { transform: at(1) },
      ],
      { duration: isHurried() ? HURRIED_STOP_MS : STOP_MS, fill: 'forwards' },
    );
    this.#moving = [stopping];
    this.#stopping = stopping;
    await finished(stopping);
    this.show(stop);
  }

  /** What is running out arrives now. */
  hurry(): void {
    this.#stopping?.updatePlaybackRate(HURRY_RATE);
  }

  /** Lights these rows and dims the others; null gives all the same light. */
  light(rows: ReadonlySet<number> | null): void {
    [...this.#belt.children].forEach((cell, row) => {
      cell.classList.toggle('lit', rows?.has(row) === true);
      cell.classList.toggle('dim', rows !== null && !rows.has(row));
    });
  }

  #fill(from: number, count: number): void {
    const length = this.#strip.length;
    const cells = Array.from({ length: count }, (_, index) => {
      const symbol = this.#strip[(((from + index) % length) + length) % length];
      return cellOf(symbol ? this.#picture(symbol) : '');
    });
    this.#belt.style.height = `${(count / this.#rows) * 100}%`;
    this.#belt.replaceChildren(...cells);
  }

  #halt(): void {
    for (const animation of this.#moving) animation.cancel();
    this.#moving = [];
    this.#stopping = null;
  }
}

function cellOf(address: string): HTMLElement {
  const cell = document.createElement('div');
  cell.className = 'cell';
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = '';
  picture.draggable = false;
  picture.decoding = 'sync';
  cell.append(picture);
  return cell;
}

/** A cancelled animation has come to its end too. */
async function finished(animation: Animation): Promise<void> {
  await animation.finished.catch(() => undefined);
}
