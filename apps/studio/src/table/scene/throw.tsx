import { useTableState } from '../use-table.ts';
import { Die } from './die.tsx';

const waiting = [1, 2, 3];

/** Three dice under a glass; they tumble when they are thrown. */
export function Throw() {
  const round = useTableState((state) => state.news?.round ?? null);
  const drawn = round?.drawn ?? null;
  return (
    <div className={`glass${drawn ? ' glass-thrown' : ''}`}>
      <div className="thrown">
        {(drawn ?? waiting).map((face, place) => (
          <span key={`${round?.number}-${place}`} className={`thrown-die throw-${place}`}>
            <Die face={face} />
          </span>
        ))}
      </div>
    </div>
  );
}
