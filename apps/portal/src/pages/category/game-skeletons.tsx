import { useText } from '../../shared/language/use-text.ts';

const COUNT = 14;

/** The shape of what arrives. */
export function GameSkeletons() {
  const text = useText('kit');
  return (
    <div role="status" aria-label={text('loading')} className="game-grid">
      {Array.from({ length: COUNT }, (_, index) => (
        <div key={index} className="game-card skeleton" />
      ))}
    </div>
  );
}
