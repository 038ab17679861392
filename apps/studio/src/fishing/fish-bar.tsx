import { Tools } from '../frame/tools.tsx';
import { useAmount, useFish, useFishState, useFishText } from './use-fish.ts';

export type FishSheet = 'rules' | 'volleys';

/** Name, limits and return of the tank, the balance, and the ways to rules and history. */
export function FishBar({ onOpen }: { onOpen: (sheet: FishSheet) => void }) {
  const game = useFish();
  const text = useFishText();
  const amount = useAmount();
  const tank = useFishState((state) => state.tank);
  const hasSound = useFishState((state) => state.hasSound);
  return (
    <header className="table-bar fish-bar">
      <div className="table-name">
        <h1>{game.facts.name}</h1>
        {tank && (
          <p className="muted figures">
            {text('returns', { percent: tank.rtpPercent })}
            <span className="fish-limits">
              {' · '}
              {text('rooms', { minimum: amount(tank.shots[0] ?? '0'), maximum: amount(tank.shots.at(-1) ?? '0') })}
            </span>
          </p>
        )}
      </div>
      {tank && <Balance currency={tank.currency} />}
      <Tools
        text={text}
        hasSound={hasSound}
        onSound={() => game.toggleSound()}
        onInfo={() => onOpen('rules')}
        onHistory={() => onOpen('volleys')}
      />
    </header>
  );
}

/** By itself, because it changes with every shot. */
function Balance({ currency }: { currency: string }) {
  const game = useFish();
  const amount = useAmount();
  const balance = useFishState((state) => state.balance);
  const underWay = useFishState((state) => state.underWay);
  return (
    <p className="table-balance">
      <span className="muted">{currency}</span>
      <b className="figures" data-balance={balance} data-under-way={underWay}>
        {amount(game.shown(balance, underWay))}
      </b>
    </p>
  );
}
