/** Pennants on a string, some of them dyed: the place is being set up. */
export function ComingScene() {
  return (
    <svg aria-hidden viewBox="0 0 360 240" className="coming-scene">
      {strings.map(({ rope, pennants }) => (
        <g key={rope}>
          <path d={rope} fill="none" stroke="var(--control)" strokeWidth="2" />
          {pennants.map(({ x, y, lean, isDyed }) => (
            <path
              key={x}
              d="M-17 0h34L0 44Z"
              transform={`translate(${x} ${y}) rotate(${lean})`}
              fill={isDyed ? 'var(--accent-text)' : 'var(--overlay)'}
              stroke={isDyed ? 'var(--accent-text)' : 'var(--control)'}
              strokeWidth="2"
              strokeLinejoin="round"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

const strings = [
  {
    rope: 'M0 40Q180 112 360 30',
    pennants: [
      { x: 52, y: 58, lean: 16, isDyed: true },
      { x: 110, y: 71, lean: 8, isDyed: false },
      { x: 170, y: 75, lean: 0, isDyed: true },
      { x: 230, y: 70, lean: -9, isDyed: false },
      { x: 292, y: 55, lean: -17, isDyed: true },
    ],
  },
  {
    rope: 'M0 132Q190 196 360 118',
    pennants: [
      { x: 74, y: 153, lean: 12, isDyed: false },
      { x: 142, y: 163, lean: 4, isDyed: true },
      { x: 214, y: 161, lean: -6, isDyed: false },
      { x: 284, y: 145, lean: -15, isDyed: false },
    ],
  },
];
