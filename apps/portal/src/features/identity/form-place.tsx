import { useText } from '../../shared/language/use-text.ts';

/** The shape of a form that is on its way: some lines and a button. */
export function FormPlace({ lines = 2 }: { lines?: number }) {
  const text = useText('shell');
  return (
    <div className="form" role="status" aria-label={text('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="skeleton h-[76px] rounded-m" />
      ))}
      <div className="skeleton h-12 rounded-full" />
    </div>
  );
}
