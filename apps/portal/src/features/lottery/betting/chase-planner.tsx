import { type ComingDraw, decimalFromMinor } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { useText } from '../../../shared/language/use-text.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { useDrawLabels } from '../games/draw-label.ts';
import { cartCostMinor, type CartItem, type ChasePlan, multiplesOf, noChase } from './cart.ts';
import { Stepper } from './stepper.tsx';

type Props = {
  items: readonly CartItem[];
  chase: ChasePlan;
  upcoming: readonly ComingDraw[];
  onChange: (chase: ChasePlan) => void;
};

const FIRST_DRAWS = 5;
const MOST_GROWTH = 10;

/** The same cart in the coming draws: how many, how the stake grows, and whether a win ends it. */
export function ChasePlanner({ items, chase, upcoming, onChange }: Props) {
  const text = useText('betting');
  const most = upcoming.length;
  const isOn = chase.draws > 1;
  if (most < 2) return null;
  return (
    <div className="chase">
      <label className="chase-switch" htmlFor="chase">
        <input
          id="chase"
          type="checkbox"
          checked={isOn}
          aria-describedby="chase-note"
          onChange={(event) =>
            onChange(event.target.checked ? { ...noChase, draws: Math.min(FIRST_DRAWS, most) } : noChase)
          }
        />
        <b>{isOn ? text('chaseOn', { count: String(chase.draws) }) : text('chase')}</b>
      </label>
      <p id="chase-note" className="chase-note">
        {text('chaseNote')}
      </p>
      {isOn && (
        <>
          <div className="chase-fields">
            <Stepper
              label={text('chaseDraws')}
              value={chase.draws}
              least={2}
              most={most}
              onChange={(draws) => onChange({ ...chase, draws })}
            />
            <Stepper
              label={text('chaseGrow')}
              value={chase.grow}
              most={MOST_GROWTH}
              onChange={(grow) => onChange({ ...chase, grow })}
            />
            {chase.grow > 1 && (
              <Stepper
                label={text('chaseEvery')}
                value={chase.every}
                most={most}
                onChange={(every) => onChange({ ...chase, every })}
              />
            )}
          </div>
          <label className="chase-stop">
            <input
              type="checkbox"
              checked={chase.stopOnWin}
              onChange={(event) => onChange({ ...chase, stopOnWin: event.target.checked })}
            />
            {text('stopOnWin')}
          </label>
          <Plan items={items} chase={chase} upcoming={upcoming} />
        </>
      )}
    </div>
  );
}

function Plan({ items, chase, upcoming }: Omit<Props, 'onChange'>) {
  const text = useText('betting');
  const { settings } = useStartup();
  const { drawLabel } = useDrawLabels();
  const once = cartCostMinor(items);
  const money = (minor: bigint) => (
    <Amount value={decimalFromMinor(minor, settings.currency)} currency={settings.currency} />
  );
  const multiples = multiplesOf(chase);
  return (
    // Reached by Tab, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="chase-plan" role="region" aria-label={text('chasePlan')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('draw')}</th>
            <th scope="col">{text('multiple')}</th>
            <th scope="col">{text('stake')}</th>
          </tr>
        </thead>
        <tbody>
          {multiples.map((multiple, at) => (
            <tr key={at}>
              <th scope="row">{drawLabel(upcoming[at]?.numero ?? '')}</th>
              <td>{`×${multiple}`}</td>
              <td>{money(once * BigInt(multiple))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
