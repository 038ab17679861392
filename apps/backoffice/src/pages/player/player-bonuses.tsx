import type { CallValue } from '@pelita/contract';
import { cancelBonus, getPlayer, listOfficeBonuses, listTransfers } from '@pelita/contract/office';
import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Player } from './player.ts';

type Bonus = CallValue<typeof listOfficeBonuses>['rows'][number];

const tones = {
  waiting: 'waiting',
  active: 'information',
  released: 'done',
  used: 'neutral',
  forfeited: 'failed',
  expired: 'neutral',
} as const;

/** The player's last bonuses, and taking one back that has not ended. */
export function PlayerBonuses({ player: { id } }: { player: Player }) {
  const text = useText('officePlayers');
  const listText = useText('officeLists');
  const mayCancel = useMay('bonuses.cancel');
  const [asked, setAsked] = useState<Bonus | null>(null);
  const bonuses = useAnswer(listOfficeBonuses, { query: { player: id, size: '20' } });
  const { act } = useAct(cancelBonus, [listOfficeBonuses, getPlayer, listTransfers]);
  return (
    <>
      <DataTable
        caption={text('bonuses')}
        rows={bonuses.data?.rows}
        failure={bonuses.data ? undefined : (bonuses.error ?? undefined)}
        onRetry={() => void bonuses.refetch()}
        keyOf={(row) => row.id}
        empty={<p>{text('noBonuses')}</p>}
        columns={[
          { name: 'time', head: text('time'), cell: ({ grantedAt }) => <Moment at={grantedAt} /> },
          { name: 'reference', head: text('reference'), cell: ({ reference }) => reference, isLong: true },
          {
            name: 'amount',
            head: text('amount'),
            isFigure: true,
            cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
          },
          {
            name: 'progress',
            head: text('bonusProgress'),
            isFigure: true,
            cell: ({ progress, required, currency }) => (
              <>
                <Amount value={progress} currency={currency} /> / <Amount value={required} currency={currency} />
              </>
            ),
          },
          {
            name: 'state',
            head: text('bonusState'),
            cell: ({ bonusState }) => (
              <StateBadge tone={tones[bonusState]} label={listText(`bonusState_${bonusState}`)} />
            ),
          },
          {
            name: 'act',
            head: text('bonusAct'),
            cell: (row) =>
              mayCancel &&
              (row.bonusState === 'active' || row.bonusState === 'waiting') && (
                <button type="button" className="button button-quiet button-small" onClick={() => setAsked(row)}>
                  {text('cancelBonus')}
                </button>
              ),
          },
        ]}
      />
      {asked && (
        <ActDialog
          title={text('cancelBonus')}
          confirm={text('cancelBonus')}
          reason="required"
          onAct={(reason) => act({ params: { id: asked.id }, body: { reason } })}
          onClose={() => setAsked(null)}
        >
          <p>{text('cancelBonusNote')}</p>
        </ActDialog>
      )}
    </>
  );
}
