import { fishEngineOf } from '@pelita/games/fishing';
import { Crosshair } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { Notice } from '../frame/notice.tsx';
import { LastWord, Veil } from '../frame/veil.tsx';
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
        <OwnNotice />
        <Happenings />
      </main>
      {isOpen && <FishControls onShoot={() => scene?.shoot()} />}
      <OwnVeil />
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

function OwnNotice() {
  const game = useFish();
  const text = useFishText();
  const amount = useAmount();
  const notice = useFishState((state) => state.notice);
  const resumed = useFishState((state) => state.tank?.resumed);
  if (!notice) return null;
  const words =
    notice === 'resumed'
      ? text('resumed', { shot: amount(resumed?.totalBet ?? '0.00'), back: amount(resumed?.totalWin ?? '0.00') })
      : text(notice);
  return (
    <Notice
      words={words}
      text={text}
      needsMoney={notice === 'noMoney'}
      onDismiss={() => game.dismissNotice()}
      className="fish-notice"
    />
  );
}

/** Also where this device cannot draw a tank. */
function OwnVeil() {
  const game = useFish();
  const text = useFishText();
  const phase = useFishState((state) => state.phase);
  const canDraw = useFishState((state) => state.canDraw);
  const isUnreachable = useFishState((state) => state.isUnreachable);
  if (phase !== 'ended' && !canDraw) return <LastWord title={text('noDrawing')} note={text('noDrawingNote')} />;
  return (
    <Veil
      phase={phase}
      opening={text('opening', { game: game.facts.name })}
      isUnreachable={isUnreachable}
      text={text}
    />
  );
}
