import { tableReturns } from '@pelita/games/table';
import { Sheet } from '../../sheets/sheet.tsx';
import { paysText, useSpotName } from '../spot-words.ts';
import { useTable, useTableMoney, useTableState, useTableText } from '../use-table.ts';

/** How the game goes, and what each place pays, gives back in the long run, and takes at most. */
export default function RulesSheet({ onClose }: { onClose: () => void }) {
  const text = useTableText();
  const money = useTableMoney();
  const nameOf = useSpotName();
  const { engine } = useTable();
  const table = useTableState((state) => state.table);
  const maxima = new Map((table?.spots ?? []).map(({ id, maximum }) => [id, maximum]));
  // Spots that pay, return and take the same are one row, by the first of them.
  const rows = Map.groupBy(
    engine.spots,
    (spot) => `${paysText(spot)} ${tableReturns[engine.id]?.[spot.id]} ${maxima.get(spot.id)}`,
  );
  return (
    <Sheet title={text('info')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('rules')}</h3>
        {rulesOf(engine.id).map((rule) => (
          <p key={rule}>{text(rule)}</p>
        ))}
      </section>
      <section>
        <h3>{text('returns')}</h3>
        <p className="muted">{text('returnsNote')}</p>
        <table className="returns figures">
          <thead>
            <tr>
              <th scope="col">{text('spotColumn')}</th>
              <th scope="col">{text('paysColumn')}</th>
              <th scope="col">{text('returnColumn')}</th>
              <th scope="col">{text('maximumColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows.values()].map((spots) => {
              const [first] = spots;
              if (!first) return null;
              const more = spots.length > 3 ? ` … ${nameOf(spots.at(-1)?.id ?? '')}` : '';
              const names = (more ? spots.slice(0, 1) : spots).map(({ id }) => nameOf(id)).join(', ');
              return (
                <tr key={first.id}>
                  <th scope="row">{`${names}${more}`}</th>
                  <td>{paysText(first)}</td>
                  <td>{`${(tableReturns[engine.id]?.[first.id] ?? '').slice(0, -2)} %`}</td>
                  <td>{money.bare(maxima.get(first.id) ?? '0')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Sheet>
  );
}

function rulesOf(engine: string) {
  if (engine.startsWith('baccarat')) {
    const isFree = engine === 'baccarat-no-commission' || engine === 'baccarat-tiger';
    return ['rulesBaccarat', isFree ? 'rulesNoCommission' : 'rulesCommission', 'rulesShoe'] as const;
  }
  if (engine.startsWith('dragon-tiger')) return ['rulesDragonTiger', 'rulesShoe'] as const;
  if (engine === 'roulette-half-back') return ['rulesRoulette', 'rulesHalfBack'] as const;
  return engine === 'roulette' ? (['rulesRoulette'] as const) : (['rulesSicBo'] as const);
}
