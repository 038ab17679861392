import './game-mark.css';
import { type Family, familyOf } from '@pelita/lottery/families';
import { useId } from 'react';

/** A game's small picture: its family's motif on a lantern-lit ground. */
export function GameMark({ rules, size = 56 }: { rules: string; size?: number }) {
  const id = useId();
  const family = familyOf(rules);
  return (
    <svg aria-hidden className={`game-mark game-mark-${family}`} viewBox="0 0 56 56" width={size} height={size}>
      <radialGradient id={id} cx="50%" cy="18%" r="95%">
        <stop offset="0" className="mark-light" />
        <stop offset="1" className="mark-dark" />
      </radialGradient>
      <rect width="56" height="56" rx="14" fill={`url(#${id})`} />
      <path d="M-4 50c8-9 16-9 24 0s16 9 24 0 12-8 18-3v13H-4Z" className="mark-cloud" />
      {motifs[family]}
    </svg>
  );
}

const ball = (x: number, y: number, r: number, label: string, tone = 'gold') => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y} r={r} className={`mark-ball mark-${tone}`} />
    <circle cx={x - r * 0.3} cy={y - r * 0.36} r={r * 0.28} className="mark-shine" />
    <text x={x} y={y + r * 0.36} fontSize={r * 1.05} textAnchor="middle" className="mark-figure">
      {label}
    </text>
  </g>
);
const die = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]) => (
  <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-10" y="-10" width="20" height="20" rx="5" className="mark-die" />
    {pips.map(([px, py]) => (
      <circle key={`${px} ${py}`} cx={px} cy={py} r="2.100" className="mark-pip" />
    ))}
  </g>
);

const motifs: Record<Family, React.ReactNode> = {
  digits: [ball(18, 33, 11, '8', 'red'), ball(37, 36, 10, '3', 'jade'), ball(29, 18, 11, '0')],
  dice: [
    die(20, 32, -12, [
      [-4.5, -4.5],
      [4.5, 4.5],
      [0, 0],
    ]),
    die(38, 24, 14, [
      [-4.5, -4.5],
      [4.5, 4.5],
      [-4.5, 4.5],
      [4.5, -4.5],
    ]),
  ],
  eleven: [ball(19, 24, 12, '11'), ball(38, 33, 11, '05', 'jade')],
  race: (
    <>
      <path d="M14 12v33" className="mark-pole" />
      <path d="M14 13c9-5 15 4 28-1v18c-13 5-19-4-28 1Z" className="mark-flag" />
      <path
        d="M21 11.500v6.500l7 1v-6.300ZM28 19l7 .8v6.500l-7-.9ZM21 18v6.500l7 .9V19ZM35 13v6.800l7-1.600v-6Z"
        opacity=".55"
      />
    </>
  ),
  keno: (
    <>
      {Array.from({ length: 16 }, (_, at) => (
        <circle
          key={at}
          cx={14 + (at % 4) * 9.3}
          cy={13 + Math.floor(at / 4) * 9.3}
          r="3.600"
          className={[1, 4, 6, 10, 15].includes(at) ? 'mark-gold' : 'mark-faint'}
        />
      ))}
    </>
  ),
  happy: [ball(17, 21, 10, '7', 'red'), ball(37, 19, 10, '10'), ball(28, 37, 10, '2', 'jade')],
  lucky: [ball(28, 28, 17, '28')],
  vietnam: (
    <>
      <path
        d="M28 9l5.300 12.100 13.200 1.200-10 8.700 3 12.900L28 37.100 16.500 43.900l3-12.900-10-8.700 13.200-1.200Z"
        className="mark-gold"
      />
      <path d="M28 9l5.300 12.100L28 37.100Z" opacity=".18" />
    </>
  ),
  hanoi: (
    <>
      <path d="M12 42V29l16-8 16 8v13Z" className="mark-roof" />
      <path d="M7 29c9 0 15-4 21-12 6 8 12 12 21 12-8 4-34 4-42 0Z" className="mark-gold" />
      <path d="M24 42V34a4 4 0 0 1 8 0v8Z" className="mark-dark-fill" />
    </>
  ),
  fourDigits: [ball(17, 19, 9, '1'), ball(38, 18, 9, '6', 'red'), ball(18, 38, 9, '8', 'jade'), ball(38, 38, 9, '9')],
  thai: (
    <>
      <path d="M28 12c6 7 7 15 0 24-7-9-6-17 0-24Z" className="mark-gold" />
      <path d="M13 21c9 1 14 7 14 17-9-1-14-8-14-17ZM43 21c-9 1-14 7-14 17 9-1 14-8 14-17Z" className="mark-petal" />
      <path
        d="M9 33c8-2 14 0 19 8-8 3-15 0-19-8ZM47 33c-8-2-14 0-19 8 8 3 15 0 19-8Z"
        className="mark-petal"
        opacity=".75"
      />
    </>
  ),
  lao: (
    <>
      <path d="M35 10a18 18 0 1 0 10 24A15 15 0 0 1 35 10Z" className="mark-gold" />
      <path d="M41 12l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z" className="mark-shine" />
    </>
  ),
  markSix: [ball(18, 20, 11, '6', 'red'), ball(37, 23, 10, '49', 'jade'), ball(26, 39, 9, '10', 'violet')],
};
