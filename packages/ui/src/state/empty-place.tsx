import type { ReactNode } from 'react';

/** An empty list: what this place is for, and the one next step. */
export function EmptyPlace({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="empty-place">
      <svg aria-hidden width="112" height="84" viewBox="0 0 112 84">
        <path
          d="M28 36l28-12 28 12v26L56 74 28 62ZM28 36l28 12 28-12M56 48v26"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M56 2l2.500 6.500L65 11l-6.500 2.500L56 20l-2.500-6.500L47 11l6.500-2.500Z"
          fill="var(--accent-text)"
        />
      </svg>
      <h2>{title}</h2>
      <p>{note}</p>
      <div>{children}</div>
    </div>
  );
}
