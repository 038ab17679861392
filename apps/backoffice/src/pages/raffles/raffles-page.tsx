import { listRaffles, type OfficeRaffle } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { useReader } from '@pelita/ui/reader';
import { useState } from 'react';
import { ActivityTable } from '../../features/activities/activity-table.tsx';
import { usePrizeText } from '../../features/activities/use-prize-text.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { RaffleDialog } from './raffle-dialog.tsx';

/** Raffles with what was given of each prize and what is left. */
export default function RafflesPage() {
  const text = useText('officeActivities');
  const titles = useText('officePages');
  const { language } = useReader();
  const asked = useAnswer(listRaffles, {});
  const currency = asked.data?.currency ?? '';
  const prizeText = usePrizeText(currency);
  const [opened, setOpened] = useState<OfficeRaffle | 'new' | null>(null);
  const givenOf = ({ prizes, given }: OfficeRaffle) =>
    prizes.map(({ prize, stock }, at) => {
      const left = stock === null ? text('endless') : text('left', { count: formatNumber(language, stock) });
      return `${prize ? prizeText(prize) : text('noPrize')}: ${formatNumber(language, given[at] ?? 0)} (${left})`;
    });
  return (
    <PageFrame title={titles('raffles')}>
      <ActivityTable
        caption={titles('raffles')}
        add={text('addRaffle')}
        empty={text('noRaffles')}
        of={{ ...asked, rows: asked.data?.raffles }}
        onOpen={setOpened}
        columns={[
          {
            name: 'ticketAmount',
            head: text('ticketAmount'),
            isFigure: true,
            cell: ({ ticketAmount }) => <Amount value={ticketAmount} currency={currency} />,
          },
          { name: 'drawn', head: text('drawn'), isFigure: true, cell: ({ drawn }) => formatNumber(language, drawn) },
          {
            name: 'given',
            head: text('given'),
            isLong: true,
            cell: (raffle) => (
              <ul>
                {givenOf(raffle).map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {opened !== null && asked.data && (
        <RaffleDialog
          key={opened === 'new' ? 'new' : opened.id}
          opened={opened === 'new' ? null : opened}
          all={asked.data}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  );
}
