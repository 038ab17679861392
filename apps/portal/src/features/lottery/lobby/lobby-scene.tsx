import { useId } from 'react';

/** A night market's draw: a full moon, lanterns on a string, batik clouds, and balls on their way down. */
export function LobbyScene() {
  const id = useId();
  return (
    <svg aria-hidden className="lobby-scene" viewBox="0 0 900 260" preserveAspectRatio="xMaxYMid slice">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#150b36" />
          <stop offset=".55" stopColor="#2d1768" />
          <stop offset="1" stopColor="#6b2c7d" />
        </linearGradient>
        <radialGradient id={`${id}moon`} cx="42%" cy="38%" r="65%">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset=".7" stopColor="#ffcf70" />
          <stop offset="1" stopColor="#f6a54a" />
        </radialGradient>
        <radialGradient id={`${id}ball`} cx="34%" cy="28%" r="80%">
          <stop offset="0" stopColor="#fffdf4" />
          <stop offset=".35" stopColor="#ffd98a" />
          <stop offset="1" stopColor="#b96a16" />
        </radialGradient>
        <radialGradient id={`${id}red`} cx="34%" cy="28%" r="80%">
          <stop offset="0" stopColor="#ffe1da" />
          <stop offset=".35" stopColor="#ff7f6e" />
          <stop offset="1" stopColor="#97173a" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffb454" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffb454" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="900" height="260" fill={`url(#${id}sky)`} />
      {stars.map(([x, y, r]) => (
        <path
          key={x}
          d={`M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}Z`}
          fill="#ffe7b8"
          opacity=".8"
        />
      ))}
      <circle cx="640" cy="128" r="150" fill={`url(#${id}glow)`} />
      <circle cx="640" cy="128" r="98" fill={`url(#${id}moon)`} />
      <circle cx="608" cy="100" r="15" fill="#f0b35a" opacity=".35" />
      <circle cx="676" cy="150" r="22" fill="#f0b35a" opacity=".3" />
      <path d="M380-6C470 62 600 46 700 20s150-6 220 14" fill="none" stroke="#ffcf70" strokeWidth="2" opacity=".8" />
      {lanterns.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r="46" cy="26" fill={`url(#${id}glow)`} />
          <path d="M0-10V2" stroke="#ffcf70" strokeWidth="2" />
          <path d="M-18 26C-18 10-10 2 0 2s18 8 18 24-8 24-18 24-18-8-18-24Z" fill={`url(#${id}red)`} />
          <path
            d="M-8 3.500c-6 14-6 31 0 45M8 3.500c6 14 6 31 0 45M0 2v48"
            fill="none"
            stroke="#ffd98a"
            strokeWidth="1.500"
            opacity=".75"
          />
          <path d="M-9 0H9v5H-9ZM-9 47H9v5H-9Z" fill="#ffc450" />
          <path d="M-3 52v12M0 52v15M3 52v12" stroke="#ffc450" strokeWidth="1.800" />
        </g>
      ))}
      {falling.map(([x, y, r, label, tone]) => (
        <g key={label} transform={`translate(${x} ${y})`}>
          <circle r={r} fill={`url(#${id}${tone})`} />
          <circle r={r * 0.56} fill="#fffaf0" opacity=".92" />
          <text
            y={r * 0.28}
            textAnchor="middle"
            fontSize={r * 0.78}
            fontWeight="800"
            fill="#2b1602"
            className="font-head"
          >
            {label}
          </text>
        </g>
      ))}
      {clouds.map(([x, y, scale, fill]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 60c-34 0-34-40-4-42 4-30 48-34 58-6 20-14 48 0 42 22 26 2 26 26 2 26Z" fill={fill} />
          <path
            d="M16 46c-10 0-12-14-2-16 9-1 12 10 5 12M58 44c-13 0-16-19-2-22 12-2 16 14 6 17M86 52c-7 0-9-10-1-12 7-1 9 7 4 9"
            fill="none"
            stroke="#fff"
            strokeLinecap="round"
            strokeWidth="2.400"
            opacity=".34"
          />
        </g>
      ))}
    </svg>
  );
}

const stars = [
  [120, 40, 5],
  [316, 30, 7],
  [430, 96, 6],
  [500, 190, 5],
  [812, 92, 8],
  [868, 150, 5],
] as const;
const lanterns = [
  [468, 46, 0.9],
  [566, 52, 0.7],
  [748, 22, 1],
  [852, 22, 0.75],
] as const;
const falling = [
  [590, 128, 31, '8', 'ball'],
  [664, 96, 26, '3', 'red'],
  [652, 170, 34, '0', 'ball'],
  [722, 150, 25, '7', 'red'],
  [540, 188, 22, '5', 'ball'],
] as const;
const clouds = [
  [410, 190, 1.3, '#4a2c96'],
  [560, 204, 1.5, '#5c37b0'],
  [700, 186, 1.8, '#472a90'],
  [820, 204, 1.4, '#6a41bd'],
] as const;
