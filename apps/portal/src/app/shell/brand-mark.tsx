import { useId } from 'react';

/** The lamp: a flame over its dish. */
export function BrandMark({ size }: { size: number }) {
  const id = useId();
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48" className="shrink-0">
      <defs>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FFE9A8" />
          <stop offset=".55" stopColor="#FFC24B" />
          <stop offset="1" stopColor="#FF8A3D" />
        </linearGradient>
      </defs>
      <path d="M24 3c7 8 10 13 10 19a10 10 0 0 1-20 0c0-6 3-11 10-19Z" fill={`url(#${id}f)`} />
      <path d="M24 15c3.4 4 5 6.700 5 9.400a5 5 0 0 1-10 0c0-2.700 1.600-5.400 5-9.400Z" fill="#FFF6DC" />
      <path d="M7 34h34c-1.600 5.500-6.200 8-11 8.600V45H18v-2.400C13.200 42 8.600 39.500 7 34Z" fill="#FF6B3D" />
      <path d="M7 34h34l-.8 2H7.800Z" fill="#FFC24B" />
    </svg>
  );
}
