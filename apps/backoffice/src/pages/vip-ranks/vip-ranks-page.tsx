import { getVipLadder, type OfficeVipRank, type VipLadder } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { DataTable } from '@pelita/ui/data-table';
import { useReader } from '@pelita/ui/reader';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Bar } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { LadderDialog } from './ladder-dialog.tsx';
import { RankDialog } from './rank-dialog.tsx';
import { nameOfRank } from './rank-draft.ts';

/** The ladder from the lowest rank, with how many players hold each. */
export default function VipRanksPage() {
  const text = useText('officeVip');
  const titles = useText('officePages');
  const { language } = useReader();
  const mayChange = useMay('vip.change');
  const asked = useAnswer(getVipLadder, {});
  const ladder = asked.data;
  /** The level that is edited; one above the highest adds a rank. */
  const [edited, setEdited] = useState<number | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const rows = ladder?.ranks.map((rank, level) => ({ ...rank, level, players: ladder.players[level] ?? 0 }));
  const money = (value: string | null) =>
    value === null ? '' : <Amount value={value} currency={ladder?.currency ?? ''} />;
  const close = (): void => setEdited(null);
  return (
    <PageFrame title={titles('vipRanks')}>
      <DataTable
        caption={titles('vipRanks')}
        isCaptionHidden
        rows={rows}
        keyOf={({ level }) => String(level)}
        failure={ladder ? undefined : (asked.error ?? undefined)}
        onRetry={() => void asked.refetch()}
        empty={<p>{text('noRanks')}</p>}
        bar={
          mayChange &&
          ladder && (
            <Bar>
              <button type="button" className="button button-action" onClick={() => setEdited(ladder.ranks.length)}>
                {text('addRank')}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setRemoving(true)}>
                {text('removeRank')}
              </button>
            </Bar>
          )
        }
        columns={[
          {
            name: 'rank',
            head: text('rank'),
            cell: (rank) =>
              mayChange ? (
                <button type="button" className="link" onClick={() => setEdited(rank.level)}>
                  {nameOfRank(rank, language)}
                </button>
              ) : (
                nameOfRank(rank, language)
              ),
          },
          { name: 'level', head: '', cell: ({ level }) => text('level', { level: String(level) }) },
          {
            name: 'players',
            head: text('players'),
            isFigure: true,
            cell: ({ players }) => formatNumber(language, players),
          },
          { name: 'deposit', head: text('deposit'), isFigure: true, cell: (rank) => money(rank.requiredDeposit) },
          { name: 'turnover', head: text('turnover'), isFigure: true, cell: (rank) => money(rank.requiredTurnover) },
          { name: 'keep', head: text('keep'), isFigure: true, cell: (rank) => money(rank.keepTurnover) },
          {
            name: 'limits',
            head: text('limits'),
            isFigure: true,
            cell: ({ benefits }) => money(benefits.withdrawalDailyMaximum),
          },
          {
            name: 'points',
            head: text('points'),
            isFigure: true,
            cell: ({ benefits }) => formatNumber(language, benefits.pointsPercent),
          },
          {
            name: 'gifts',
            head: text('gifts'),
            isFigure: true,
            cell: ({ benefits }) =>
              [benefits.upgradeGift, benefits.weeklyGift, benefits.birthdayGift]
                .map((gift) => (gift === null ? '–' : formatNumber(language, Number(gift))))
                .join(' · '),
          },
        ]}
      />
      {edited !== null && ladder && <RankDialog key={edited} ladder={ladder} level={edited} onClose={close} />}
      {isRemoving && ladder && (
        <LadderDialog
          title={text('removeRank')}
          ladder={ladder}
          ranksOf={(now: VipLadder) => now.ranks.slice(0, -1)}
          onClose={() => setRemoving(false)}
        >
          <p>{text('removeNote', { rank: nameOfRank(ladder.ranks.at(-1) as OfficeVipRank, language) })}</p>
        </LadderDialog>
      )}
    </PageFrame>
  );
}
