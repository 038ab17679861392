import { Crosshair, Flame, Minus, Plus, Repeat2 } from 'lucide-react';
import { weaponIds } from '@pelita/games/fishing';
import { useAmount, useFish, useFishState, useFishText } from './use-fish.ts';

/** What the thumb reaches: weapon, price of a shot, lock, auto and fire. */
export function FishControls({ onShoot }: { onShoot: () => void }) {
  const game = useFish();
  const text = useFishText();
  const isAuto = useFishState((state) => state.isAuto);
  const isLocking = useFishState((state) => state.isLocking);
  return (
    <section className="fish-controls" aria-label={text('shoot')}>
      <Visit />
      <Weapons />
      <ShotStepper />
      <div className="fish-acts">
        <button
          type="button"
          className="quiet-button fish-toggle"
          aria-pressed={isLocking}
          onClick={() => game.toggleLock()}
        >
          <Crosshair aria-hidden="true" />
          <span>{text('lock')}</span>
        </button>
        <button
          type="button"
          className="quiet-button fish-toggle"
          aria-pressed={isAuto}
          onClick={() => game.toggleAuto()}
        >
          <Repeat2 aria-hidden="true" />
          <span>{text('auto')}</span>
        </button>
        <button type="button" className="golden fish-fire" onClick={onShoot}>
          <Flame aria-hidden="true" />
          {text('shoot')}
        </button>
      </div>
    </section>
  );
}

function Visit() {
  const text = useFishText();
  const amount = useAmount();
  const shot = useFishState((state) => state.shotSum);
  const back = useFishState((state) => state.backSum);
  return (
    <p className="fish-visit">
      <span className="muted">{text('session')}</span>
      <span className="figures">{text('sessionSums', { shot: amount(shot), back: amount(back) })}</span>
    </p>
  );
}

function Weapons() {
  const game = useFish();
  const text = useFishText();
  const weapon = useFishState((state) => state.weapon);
  return (
    <div className="fish-weapons" role="group" aria-label={text('weapons')}>
      {weaponIds.map((id) => (
        <button key={id} type="button" aria-pressed={weapon === id} onClick={() => game.chooseWeapon(id)}>
          {text(`weapon_${id}`)}
        </button>
      ))}
    </div>
  );
}

function ShotStepper() {
  const game = useFish();
  const text = useFishText();
  const amount = useAmount();
  const tank = useFishState((state) => state.tank);
  const index = useFishState((state) => state.shotIndex);
  const shots = tank?.shots ?? [];
  return (
    <div className="fish-price" role="group" aria-label={text('eachShot')}>
      <button
        type="button"
        className="step"
        aria-label={text('shotLess')}
        disabled={index === 0}
        onClick={() => game.chooseShot(index - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <p aria-live="polite">
        <span className="bet-word">{text('eachShot')}</span>
        <span className="figures bet-total">{amount(shots[index] ?? '0.00')}</span>
        <span className="fish-levels" aria-hidden="true">
          {shots.map((shot, level) => (
            <i key={shot} className={level <= index ? 'is-lit' : ''} />
          ))}
        </span>
      </p>
      <button
        type="button"
        className="step"
        aria-label={text('shotMore')}
        disabled={index >= shots.length - 1}
        onClick={() => game.chooseShot(index + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
