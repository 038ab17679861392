import './facts.css';

export type Tone = 'done' | 'waiting' | 'failed' | 'information' | 'neutral';

/** The state of something, by colour and by shape; as a tag it stands on a ground of its own. */
export function StateBadge({ tone, label, isTag = false }: { tone: Tone; label: string; isTag?: boolean }) {
  return (
    <span className={`state-badge state-${tone} ${isTag ? 'state-tag' : ''}`}>
      <svg aria-hidden width="10" height="10" viewBox="0 0 10 10">
        {shapes[tone]}
      </svg>
      {label}
    </span>
  );
}

const dot = <circle cx="5" cy="5" r="4" fill="currentColor" />;
const shapes = {
  done: dot,
  waiting: <circle cx="5" cy="5" r="3.750" fill="none" stroke="currentColor" strokeWidth="2" />,
  failed: <path d="M5 0l5 5-5 5-5-5Z" fill="currentColor" />,
  information: dot,
  neutral: dot,
};
