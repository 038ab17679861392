import { listEnvelopes, type OfficeEnvelope } from '@pelita/contract/office';
import { formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Moment } from '@pelita/ui/moment';
import { useReader } from '@pelita/ui/reader';
import { useState } from 'react';
import { ActivityTable } from '../../features/activities/activity-table.tsx';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { EnvelopeDialog } from './envelope-dialog.tsx';

/** Red envelopes with their schedule, and what the last openings gave. */
export default function EnvelopesPage() {
  const text = useText('officeActivities');
  const titles = useText('officePages');
  const { language } = useReader();
  const asked = useAnswer(listEnvelopes, {});
  const currency = asked.data?.currency ?? '';
  const [opened, setOpened] = useState<OfficeEnvelope | 'new' | null>(null);
  return (
    <PageFrame title={titles('envelopes')}>
      <ActivityTable
        caption={titles('envelopes')}
        add={text('addEnvelope')}
        empty={text('noEnvelopes')}
        of={{ ...asked, rows: asked.data?.envelopes }}
        onOpen={setOpened}
        columns={[
          { name: 'kind', head: text('kind'), cell: ({ kind }) => text(`kind_${kind}`) },
          {
            name: 'pool',
            head: text('pool'),
            isFigure: true,
            cell: ({ pool }) => <Amount value={pool} currency={currency} />,
          },
          {
            name: 'packets',
            head: text('packets'),
            isFigure: true,
            cell: ({ packets }) => formatNumber(language, packets),
          },
          {
            name: 'schedule',
            head: text('schedule'),
            cell: ({ opensAt, minutes }) => text('eachDay', { time: opensAt, minutes: String(minutes) }),
          },
          {
            name: 'rounds',
            head: text('rounds'),
            isLong: true,
            cell: ({ rounds }) => (
              <ul>
                {rounds.map((round) => (
                  <li key={round.opensAt}>
                    <Moment at={round.opensAt} />{' '}
                    {text('taken', {
                      taken: formatNumber(language, round.taken),
                      packets: formatNumber(language, round.packets),
                    })}{' '}
                    <Amount value={round.paid} currency={currency} />
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {opened !== null && asked.data && (
        <EnvelopeDialog
          key={opened === 'new' ? 'new' : opened.id}
          opened={opened === 'new' ? null : opened}
          all={asked.data}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  );
}
