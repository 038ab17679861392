import type { Brush } from './brush.ts';
import { mirror, put, round } from './shapes.ts';

/** The edge of a card: gold thread, or what hangs at the mouth of a market stall. Cards are 300 by 400. */
export const frameNames = ['thread', 'corners', 'arch', 'songket', 'bulbs', 'drapes', 'eaves', 'beads'] as const;
export type FrameName = (typeof frameNames)[number];

const gold = (b: Brush, d: string, width: number, opacity = 0.9) =>
  `<path d="${d}" fill="none" stroke="${b.linear(
    [
      [0, '#fff0bf'],
      [0.5, '#f3a126'],
      [1, '#9c5006', 0.5],
    ],
    'slant',
  )}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
const inset = 'M14 30a16 16 0 0 1 16 -16H270a16 16 0 0 1 16 16V370a16 16 0 0 1 -16 16H30a16 16 0 0 1 -16 -16Z';

export function frame(b: Brush, name: FrameName): string {
  switch (name) {
    case 'thread':
      return (
        gold(b, inset, 1.6, 0.55) +
        gold(
          b,
          'M20 34a14 14 0 0 1 14 -14H266a14 14 0 0 1 14 14V366a14 14 0 0 1 -14 14H34a14 14 0 0 1 -14 -14Z',
          0.8,
          0.4,
        )
      );
    case 'corners': {
      const corner = gold(
        b,
        'M-136 -150V-168a18 18 0 0 1 18 -18H-96M-136 -132C-112 -140 -112 -164 -128 -164C-138 -164 -138 -150 -128 -150M-78 -186C-84 -162 -108 -160 -110 -176C-110 -186 -96 -188 -96 -178',
        2.4,
      );
      return put(mirror(corner), 150, 200);
    }
    case 'arch':
      return `<path d="M0 0H300V150C296 92 262 84 246 58C226 62 208 42 196 28C178 34 162 18 150 10C138 18 122 34 104 28C92 42 74 62 54 58C38 84 4 92 0 150Z" fill="${b.palette.ground[2]}" opacity=".82"/>${gold(b, 'M1 150C4 92 38 84 54 58C74 62 92 42 104 28C122 34 138 18 150 10C162 18 178 34 196 28C208 42 226 62 246 58C262 84 296 92 299 150', 3)}${put(mirror(gold(b, 'M-132 -176C-112 -184 -98 -170 -108 -158C-116 -152 -124 -162 -116 -166M-136 -150C-126 -146 -122 -136 -128 -128', 2, 0.7)), 150, 200)}`;
    case 'songket': {
      const teeth = Array.from({ length: 12 }, (_, i) => `M${i * 25} 0L${i * 25 + 12.5} 26L${i * 25 + 25} 0Z`).join('');
      const hearts = Array.from({ length: 12 }, (_, i) => `M${i * 25 + 12.5} 5l4 6l-4 6l-4 -6Z`).join('');
      return `<path d="M0 0H300V9H0Z" fill="${b.palette.ground[2]}"/><path d="${teeth}" fill="${b.linear([
        [0, '#ffe9a8'],
        [1, '#e08a1c'],
      ])}" opacity=".92"/><path d="${hearts}" fill="${b.palette.ground[2]}"/><path d="M0 30H300" stroke="#ffd96e" stroke-width="1.4" stroke-dasharray="1 6" stroke-linecap="round" opacity=".7"/>`;
    }
    case 'bulbs': {
      const bulbs = Array.from({ length: 9 }, (_, i) => {
        const x = 18 + i * 33;
        const y = round(16 + 22 * Math.sin((Math.PI * (i + 0.5)) / 9) + (i % 2) * 3);
        return (
          b.glow(x, y + 7, 20, 20, '#ffe3a0', 0.75) +
          b.mark(
            `M${x - 2.5} ${y - 2}h5v4c5 4 4 12 -2.5 12c-6.5 0 -7.5 -8 -2.5 -12Z`,
            i % 3 === 1 ? 'rose1' : i % 3 ? 'gold0' : 'gold1',
          )
        );
      });
      return gold(b, 'M-4 8Q150 62 304 8', 1.6, 0.7) + bulbs.join('');
    }
    case 'drapes': {
      const side = `<path d="M-150 -200H-62C-70 -150 -104 -120 -132 -70C-128 0 -136 70 -150 130Z" fill="${b.linear(
        [
          [0, b.palette.accent[2]],
          [1, b.palette.accent[3]],
        ],
        'right',
      )}"/><path d="M-132 -200C-136 -150 -142 -110 -150 -80M-108 -200C-112 -150 -128 -114 -146 -60M-86 -200C-92 -156 -112 -120 -136 -76" fill="none" stroke="#fff" stroke-width="2" opacity=".22"/><path d="M-62 -200C-70 -150 -104 -120 -132 -70C-128 0 -136 70 -150 130" fill="none" stroke="#ffd96e" stroke-width="3"/><path d="M-140 -72l14 -8l4 10l-14 8Z" fill="#ffd96e"/>`;
      return put(mirror(side), 150, 200);
    }
    case 'eaves': {
      const scallops = Array.from(
        { length: 8 },
        (_, i) =>
          `<path d="M${i * 37.5} 0V22a18.75 18.75 0 0 0 37.5 0V0Z" fill="${i % 2 ? b.palette.accent[1] : b.palette.accent[2]}"/><path d="M${i * 37.5} 22a18.75 18.75 0 0 0 37.5 0" fill="none" stroke="#fff2c8" stroke-width="2"/>`,
      );
      return `<path d="M0 0H300V52H0Z" fill="${b.linear([
        [0, '#12061f', 0],
        [0.4, '#12061f', 0.4],
        [1, '#12061f', 0],
      ])}"/>${scallops.join('')}<path d="M0 0H300V12H0Z" fill="${b.linear([
        [0, '#12061f', 0.55],
        [1, '#12061f', 0],
      ])}"/>`;
    }
    default:
      return `<path d="${inset}" fill="none" stroke="${b.palette.light}" stroke-width="3.4" stroke-dasharray="0 11" stroke-linecap="round" opacity=".65"/>${gold(b, 'M138 14l12 -9l12 9l-12 9Z', 2)}`;
  }
}
