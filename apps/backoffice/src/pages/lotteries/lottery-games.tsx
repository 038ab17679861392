import {
  changeLotteryGame,
  listLotteryGames,
  type OfficeLotteryGame,
  orderLotteryGames,
} from '@pelita/contract/office';
import { DataTable } from '@pelita/ui/data-table';
import { useFailureText } from '@pelita/ui/failure-text';
import { Moment } from '@pelita/ui/moment';
import { notify } from '@pelita/ui/notice';
import { StateBadge } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { LotteryName } from '../../shared/lotteries/lottery-name.tsx';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { OrderButtons } from '../../shared/parts/order-buttons.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

export function LotteryGames({ games }: { games: readonly OfficeLotteryGame[] }) {
  const text = useText('officeDraws');
  const lists = useText('officeLists');
  const failureText = useFailureText();
  const mayDo = useMay('lotteries.do');
  const [changed, setChanged] = useState<OfficeLotteryGame | null>(null);
  const { act: order } = useAct(orderLotteryGames, [listLotteryGames]);
  const codes = games.map(({ code }) => code);
  const keepOrder = (after: string[]) =>
    order({ body: { before: codes, after } }).catch((failure: unknown) =>
      notify({ tone: 'problem', text: failureText(failure) }),
    );
  return (
    <>
      <DataTable
        caption={text('games')}
        rows={games}
        keyOf={({ code }) => code}
        empty={null}
        columns={[
          { name: 'code', head: text('game'), cell: ({ code }) => <LotteryName code={code} /> },
          { name: 'drawnBy', head: lists('column_origin'), cell: ({ drawnBy }) => lists(`origin_${drawnBy}`) },
          {
            name: 'state',
            head: lists('column_state'),
            cell: ({ isOpen }) => (
              <StateBadge tone={isOpen ? 'done' : 'neutral'} label={text(isOpen ? 'isOpen' : 'isClosed')} />
            ),
          },
          { name: 'next', head: text('nextDraw'), cell: ({ nextDrawAt }) => momentOf(nextDrawAt) },
          { name: 'last', head: text('lastResult'), cell: ({ lastDrawAt }) => momentOf(lastDrawAt) },
          ...(mayDo
            ? [
                {
                  name: 'order',
                  head: text('order'),
                  cell: ({ code }: OfficeLotteryGame) => (
                    <OrderButtons
                      order={codes}
                      of={code}
                      earlier={text('earlier', { game: code })}
                      later={text('later', { game: code })}
                      onOrder={(after) => void keepOrder(after)}
                    />
                  ),
                },
                {
                  name: 'change',
                  head: text('change'),
                  cell: (game: OfficeLotteryGame) => (
                    <button
                      type="button"
                      className="button button-quiet button-small"
                      aria-label={text(game.isOpen ? 'closeGame' : 'openGame', { game: game.code })}
                      onClick={() => setChanged(game)}
                    >
                      {text(game.isOpen ? 'close' : 'open')}
                    </button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {changed && <ChangeDialog game={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function ChangeDialog({ game, onClose }: { game: OfficeLotteryGame; onClose: () => void }) {
  const text = useText('officeDraws');
  const { code, version, isOpen } = game;
  const { act } = useAct(changeLotteryGame, [listLotteryGames]);
  return (
    <ActDialog
      title={text(isOpen ? 'closeGame' : 'openGame', { game: code })}
      confirm={text(isOpen ? 'close' : 'open')}
      isDanger={isOpen}
      onAct={() => act({ params: { code }, body: { version, isOpen: !isOpen } })}
      onClose={onClose}
    >
      <p>{text(isOpen ? 'closeNote' : 'openNote')}</p>
    </ActDialog>
  );
}

const momentOf = (at: string | null) => (at === null ? '–' : <Moment at={at} />);
