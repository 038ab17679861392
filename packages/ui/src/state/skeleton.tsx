import { useKitText } from '../words/use-kit-text.ts';

/** The shape of what is on its way: blocks of these heights, one below the other. */
export function Skeleton({ heights, className = '' }: { heights: readonly number[]; className?: string }) {
  const text = useKitText('kit');
  return (
    <div role="status" aria-label={text('loading')} className={`skeletons ${className}`}>
      {heights.map((height, at) => (
        <div key={at} className="skeleton" style={{ height }} />
      ))}
    </div>
  );
}
