import { listMissions, type OfficeMission } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { useReader } from '@pelita/ui/reader';
import { useState } from 'react';
import { ActivityTable } from '../../features/activities/activity-table.tsx';
import { usePrizeText } from '../../features/activities/use-prize-text.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { MissionDialog } from './mission-dialog.tsx';

/** Missions and leaderboards, with what was claimed and paid so far. */
export default function MissionsPage() {
  const text = useText('officeActivities');
  const titles = useText('officePages');
  const { language } = useReader();
  const asked = useAnswer(listMissions, {});
  const currency = asked.data?.currency ?? '';
  const prizeText = usePrizeText(currency);
  const [opened, setOpened] = useState<OfficeMission | 'new' | null>(null);
  return (
    <PageFrame title={titles('missions')}>
      <ActivityTable
        caption={titles('missions')}
        add={text('addMission')}
        empty={text('noMissions')}
        of={{ ...asked, rows: asked.data?.missions }}
        onOpen={setOpened}
        columns={[
          { name: 'objective', head: text('objective'), cell: ({ objective }) => text(`objective_${objective}`) },
          { name: 'cycle', head: text('cycle'), cell: ({ cycle }) => text(`cycle_${cycle}`) },
          {
            name: 'target',
            head: text('target'),
            isFigure: true,
            cell: ({ target }) =>
              target === null ? (
                ''
              ) : target.includes('.') ? (
                <Amount value={target} currency={currency} />
              ) : (
                formatNumber(language, Number(target))
              ),
          },
          {
            name: 'prize',
            head: text('prize'),
            cell: ({ prize, rankPrizes }) =>
              [
                prizeText(prize),
                ...rankPrizes.map(({ rankFrom, rankTo, prize }) =>
                  rankFrom === rankTo
                    ? `${rankFrom}: ${prizeText(prize)}`
                    : `${rankFrom}–${rankTo}: ${prizeText(prize)}`,
                ),
              ]
                .filter((part) => part !== '')
                .join(' · '),
          },
          {
            name: 'claimed',
            head: text('claimed'),
            isFigure: true,
            cell: ({ claimed }) => formatNumber(language, claimed),
          },
          {
            name: 'paid',
            head: text('paid'),
            isFigure: true,
            cell: ({ paid, prize }) =>
              prize === null ? (
                ''
              ) : prize.kind === 'points' ? (
                prizeText({ ...prize, amount: paid })
              ) : (
                <Amount value={paid} currency={currency} />
              ),
          },
        ]}
      />
      {opened !== null && asked.data && (
        <MissionDialog
          key={opened === 'new' ? 'new' : opened.id}
          opened={opened === 'new' ? null : opened}
          all={asked.data}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  );
}
