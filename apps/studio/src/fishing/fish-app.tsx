import { fishEngineOf } from '@pelita/games/fishing';
import { Crosshair, X } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { isFramed, tellPortal } from '../platform/device.ts';
import { Company } from './company.tsx';
import { FishBar, type FishSheet } from './fish-bar.tsx';
import { FishControls } from './fish-controls.tsx';
import { worth } from './fish-game.ts';
import type { Happening } from './fish-state.ts';
import type { TankScene } from './scene/tank-scene.ts';
import { Tank } from './tank.tsx';
import { useAmount, useFish, useFishName, useFishState, useFishText } from './use-fish.ts';

const RulesSheet = lazy(() => import('./sheets/fish-rules-sheet.tsx'));
const VolleysSheet = lazy(() => import('./sheets/volleys-sheet.tsx'));

export function FishApp() {
  const { facts } = useFish();
  const [sheet, setSheet] = useState<FishSheet | null>(null);
  const [scene, setScene] = useState<TankScene | null>(null);
  const isOpen = useFishState((state) => state.phase === 'open' && state.canDraw);
  const close = () => setSheet(null);
  return (
    <div className={`fish-page water-${fishEngineOf(facts.engine).theme}`}>
      <FishBar onOpen={setSheet} />
      <main className="fish-water">
        <img className="fish-backdrop" src={facts.symbols['tank']} alt="" />
        {isOpen && <Tank onScene={setScene} />}
        {isOpen && <Seat />}
        {isOpen && <Company />}
        {isOpen && <Target />}
        <Notice />
        <Happenings />
      </main>
      {isOpen && <FishControls onShoot={() => scene?.shoot()} />}
      <Veil />
      <Suspense>
        {sheet === 'rules' && <RulesSheet onClose={close} />}
        {sheet === 'volleys' && <VolleysSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

function Seat() {
  const text = useFishText();
  const amount = useAmount();
  const tank = useFishState((state) => state.tank);
  const index = useFishState((state) => state.shotIndex);
  return (
    <p className="fish-seat">
      <b>{text('you')}</b>{' '}
      <span className="figures">{text('shotOf', { amount: amount(tank?.shots[index] ?? '0.00') })}</span>
    </p>
  );
}

function Target() {
  const game = useFish();
  const text = useFishText();
  const name = useFishName();
  const target = useFishState((state) => state.target);
  const kind = game.swimming().find(({ id }) => id === target)?.kind;
  if (!kind) return null;
  return (
    <p className="fish-target">
      <Crosshair aria-hidden="true" />
      {text('lockedOn', { fish: name.name(kind.id), times: name.times(worth(kind)) })}
    </p>
  );
}

/** What the tank shows, for those who hear it. */
function Happenings() {
  const text = useFishText();
  const happenings = useFishState((state) => state.happenings);
  return (
    <div className="sr-only" role="log" aria-label={text('happened')}>
      <ul>
        {happenings.map((one) => (
          <Said key={one.id} one={one} />
        ))}
      </ul>
    </div>
  );
}

/** Kept while it stands: with each catch one is new, the others are as they were. */
const Said = memo(({ one }: { one: Happening }) => {
  const text = useFishText();
  const name = useFishName();
  const amount = useAmount();
  const said = { fish: name.name(one.kind), times: name.times(one.multiples) };
  return (
    <li>
      {one.what === 'chosen' && text('chosen', said)}
      {one.what === 'caught' && text('caught', { ...said, amount: amount(one.amount) })}
      {one.what === 'taken' && text('taken', { ...said, seat: String(one.seat + 1) })}
    </li>
  );
});

function Notice() {
  const game = useFish();
  const text = useFishText();
  const amount = useAmount();
  const notice = useFishState((state) => state.notice);
  const resumed = useFishState((state) => state.tank?.resumed);
  if (!notice) return null;
  return (
    <div className="notice fish-notice" role="alert">
      <p>
        {notice === 'resumed'
          ? text('resumed', { shot: amount(resumed?.totalBet ?? '0.00'), back: amount(resumed?.totalWin ?? '0.00') })
          : text(notice)}
      </p>
      {notice === 'noMoney' && isFramed && (
        <button type="button" className="quiet-button" onClick={() => tellPortal({ type: 'game:deposit' })}>
          {text('deposit')}
        </button>
      )}
      <button type="button" className="tool" aria-label={text('dismiss')} onClick={() => game.dismissNotice()}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

/** Over everything while there is no tank: not yet, no more, or not on this device. */
function Veil() {
  const game = useFish();
  const text = useFishText();
  const phase = useFishState((state) => state.phase);
  const canDraw = useFishState((state) => state.canDraw);
  const isUnreachable = useFishState((state) => state.isUnreachable);
  if (phase === 'ended' || !canDraw) {
    const what = phase === 'ended' ? 'ended' : 'noDrawing';
    return (
      <div className="veil" role="alert">
        <p className="veil-title">{text(what)}</p>
        <p className="muted">{text(`${what}Note`)}</p>
      </div>
    );
  }
  if (phase === 'open') return null;
  return (
    <div className="veil veil-light" role="status">
      <p className="veil-title">{text('opening', { game: game.facts.name })}</p>
      {isUnreachable && <p className="muted">{text('connectionOpening')}</p>}
    </div>
  );
}
