import type { ReactNode } from 'react';

/** An empty list: what this place is for, and the one next step. */
export function EmptyPlace({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="empty-place">
      <svg aria-hidden width="112" height="84" viewBox="0 0 112 84">
        <path d="M8 70h96" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M56 8v10M40 18h32l4 34a20 18 0 0 1-40 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M50 18c-4 12-4 30 0 48M62 18c4 12 4 30 0 48" fill="none" stroke="currentColor" strokeWidth="1.500" />
        <path d="M56 30c4 5 6 8 6 12a6 6 0 0 1-12 0c0-4 2-7 6-12Z" fill="var(--lamp-text)" opacity=".9" />
      </svg>
      <h2>{title}</h2>
      <p>{note}</p>
      <div>{children}</div>
    </div>
  );
}
