import {
  type AnnouncementKind,
  announcementKinds,
  listOfficeAnnouncements,
  type OfficeAnnouncement,
  orderAnnouncements,
} from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { DataTable } from '@pelita/ui/data-table';
import { useFailureText } from '@pelita/ui/failure-text';
import { notify } from '@pelita/ui/notice';
import { useReader } from '@pelita/ui/reader';
import { Tabs } from '@pelita/ui/tabs';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { currentOf } from '../../shared/calls/current-of.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { OrderButtons } from '../../shared/parts/order-buttons.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { MinuteSpan } from '../../shared/values/span-text.tsx';
import { AnnouncementState } from './announcement-state.tsx';

/** What visitors are told, a kind at a time, in the order in which they see it. */
export default function AnnouncementsPage({ search }: PageProps<{ kind?: string }>) {
  const text = useText('officeContent');
  const titles = useText('officePages');
  const router = useRouter();
  const mayDo = useMay('content.do');
  const asked = useAnswer(listOfficeAnnouncements, {});
  const kind = announcementKinds.find((one) => one === search.kind) ?? 'B';
  return (
    <PageFrame
      title={titles('announcements')}
      acts={
        mayDo && (
          <PageLink to="/announcement" search={{ kind }} className="button button-action">
            {text('add')}
          </PageLink>
        )
      }
    >
      <Loaded of={asked}>
        {({ announcements }) => (
          <Tabs
            label={text('kinds')}
            tabs={announcementKinds.map((name) => ({
              name,
              label: text(`kind_${name}`),
              count: announcements.filter((one) => one.kind === name).length,
            }))}
            shown={kind}
            onShow={(shown) => void router.navigate({ search: { kind: shown }, keepScroll: true })}
          >
            <OfKind kind={kind} announcements={announcements.filter((one) => one.kind === kind)} />
          </Tabs>
        )}
      </Loaded>
    </PageFrame>
  );
}

function OfKind({ kind, announcements }: { kind: AnnouncementKind; announcements: OfficeAnnouncement[] }) {
  const text = useText('officeContent');
  const { language } = useReader();
  const failureText = useFailureText();
  const mayDo = useMay('content.do');
  const { act: order } = useAct(orderAnnouncements, [listOfficeAnnouncements]);
  const ids = announcements.map(({ id }) => id);
  const keepOrder = (after: string[]) =>
    order({ body: { kind, before: ids, after } }).catch((failure: unknown) =>
      notify({ tone: 'problem', text: currentOf(failure) ? text('orderChanged') : failureText(failure) }),
    );
  const titleOf = ({ words }: OfficeAnnouncement) => words[language]?.title ?? Object.values(words)[0]?.title ?? '';
  return (
    <DataTable
      caption={text('listOf')}
      rows={announcements}
      keyOf={({ id }) => id}
      empty={<p>{text('none')}</p>}
      columns={[
        {
          name: 'title',
          head: text('title'),
          isLong: true,
          cell: (one) => (
            <PageLink to="/announcement" search={{ id: one.id }} className="link">
              {titleOf(one)}
            </PageLink>
          ),
        },
        { name: 'state', head: text('state'), cell: (one) => <AnnouncementState of={one} /> },
        {
          name: 'schedule',
          head: text('schedule'),
          cell: ({ from, until }) => <MinuteSpan from={from} until={until} />,
        },
        { name: 'by', head: text('changedBy'), cell: ({ changedBy }) => changedBy ?? text('brand') },
        ...(mayDo
          ? [
              {
                name: 'order',
                head: text('order'),
                cell: (one: OfficeAnnouncement) => (
                  <OrderButtons
                    order={ids}
                    of={one.id}
                    earlier={text('earlier', { title: titleOf(one) })}
                    later={text('later', { title: titleOf(one) })}
                    onOrder={(after) => void keepOrder(after)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
