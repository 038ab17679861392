import type { ReactNode } from 'react';

/** A lacquered box with the lamp on its lid: it shakes while a ticket is drawn, and opens over the prize. */
export function RaffleBox(props: { isShaken: boolean; isOpen: boolean; children?: ReactNode }) {
  const { isShaken, isOpen, children } = props;
  return (
    <div className="raffle-box" data-shaken={isShaken || undefined} data-open={isOpen || undefined}>
      {isOpen ? children : <Box />}
    </div>
  );
}

function Box() {
  return (
    <svg viewBox="0 0 240 200" width={240} height={200} aria-hidden className="raffle-box-drawing">
      <ellipse cx="120" cy="182" rx="92" ry="12" className="box-shade" />
      <path d="M40 92h160l-10 80a10 10 0 0 1-10 9H60a10 10 0 0 1-10-9z" className="box-body" />
      <path d="M40 92h160l-3 24H43z" className="box-rim" />
      <path d="M30 70a12 12 0 0 1 12-12h156a12 12 0 0 1 12 12v16a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" className="box-lid" />
      <path d="M92 62h56l-6 10H98z" className="box-slot" />
      <g className="box-ticket">
        <path
          d="M100 20h40a4 4 0 0 1 4 4v9a5 5 0 0 0 0 10v21H96V43a5 5 0 0 0 0-10v-9a4 4 0 0 1 4-4z"
          className="box-paper"
        />
        <path
          d="m120 27 3.4 7 7.6 1-5.600 5.300 1.400 7.600-6.800-3.700-6.800 3.700 1.400-7.600-5.600-5.300 7.600-1z"
          className="box-star"
        />
      </g>
      <path d="M92 62h56l4 -4H88z" className="box-lip" />
      <g className="box-pattern">
        {[70, 120, 170].map((x) => (
          <g key={x} transform={`translate(${x} 146)`}>
            <path d="M0-16C8-8 8 8 0 16-8 8-8-8 0-16z" />
            <path d="M-16 0C-8-8 8-8 16 0 8 8-8 8-16 0z" />
            <circle r="4" />
          </g>
        ))}
      </g>
    </svg>
  );
}
