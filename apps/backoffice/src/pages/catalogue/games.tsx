import type { CallValue } from '@pelita/contract';
import { listOfficeGames } from '@pelita/contract/office';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import type { ListRow } from '../../shared/lists/list-cell.tsx';
import { OfficeList } from '../../shared/lists/office-list.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Catalogue } from './catalogue.ts';
import { GameDialog } from './game-dialog.tsx';
import { GameMarks } from './game-marks.tsx';
import { PickButton, Picked } from './picked.tsx';
import { SwitchState } from './switch-state.tsx';

type Game = CallValue<typeof listOfficeGames>['rows'][number];

/** Ten thousand titles, found by the server, each with what may be done with it. */
export function Games({ catalogue, search }: { catalogue: Catalogue; search: ListAddress }) {
  const text = useText('officeCatalogue');
  const mayDo = useMay('catalogue.do');
  const [changed, setChanged] = useState<Game | null>(null);
  const acts = (row: ListRow) => {
    const game = row as ListRow & Game;
    return (
      <span className="row-acts">
        <PickButton code={game.id} name={game.name} catalogue={catalogue} />
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={text('change', { name: game.name })}
          onClick={() => setChanged(game)}
        >
          {text('changeShort')}
        </button>
      </span>
    );
  };
  return (
    <div className="picked-and-games">
      <Picked catalogue={catalogue} />
      <OfficeList
        of={listOfficeGames}
        address={search}
        caption={text('games')}
        hidden={usuallyHidden}
        choices={{ vendor: catalogue.vendors.map(({ code, name }) => ({ value: code, label: name })) }}
        cells={{
          name: ({ id, name }) => (
            <span className="game-name">
              {name as string}
              <GameMarks code={id} catalogue={catalogue} />
            </span>
          ),
          state: (row) => <SwitchState {...(row as ListRow & Game)} />,
        }}
        acts={mayDo ? { head: text('changeShort'), cell: acts } : undefined}
      />
      {changed && <GameDialog game={changed} zone={catalogue.timeZone} onClose={() => setChanged(null)} />}
    </div>
  );
}

const usuallyHidden = ['vendor', 'maintenanceFrom', 'maintenanceUntil', 'pickedPlace'];
