/** Lanterns on a string, some of them lit: the market is being set up. */
export function ComingScene() {
  return (
    <svg aria-hidden viewBox="0 0 360 240" className="coming-scene">
      <path d="M0 44Q180 104 360 34" fill="none" stroke="var(--control)" strokeWidth="2" />
      {lanterns.map(({ x, y, size, isLit }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0-30v14" stroke="var(--control)" strokeWidth="2" />
          <path
            d="M-16-16h32c12 14 12 34 0 48h-32c-12-14-12-34 0-48Z"
            fill={isLit ? 'var(--accent-text)' : 'var(--overlay)'}
            stroke={isLit ? 'var(--accent-text)' : 'var(--control)'}
            strokeWidth="2"
            opacity={isLit ? 0.92 : 1}
          />
          <path d="M-7-16c-6 15-6 33 0 48M7-16c6 15 6 33 0 48" fill="none" stroke="var(--raised)" strokeWidth="2" />
          <path d="M-10 32h20M-5 32v14M0 32v18M5 32v14" stroke="var(--control)" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}

const lanterns = [
  { x: 60, y: 96, size: 1, isLit: true },
  { x: 138, y: 120, size: 1.25, isLit: false },
  { x: 222, y: 112, size: 1.4, isLit: true },
  { x: 304, y: 84, size: 1, isLit: false },
];
