import './operators.css';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Tabs } from '@pelita/ui/tabs';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { AppointButton } from './appoint-button.tsx';
import { OperatorSessions } from './operator-sessions.tsx';
import { People } from './people.tsx';
import { RoleMatrix } from './role-matrix.tsx';

const views = ['people', 'sessions', 'matrix'] as const;

/** Who may do what: people with their roles, their sessions, and what each role grants. */
export default function OperatorsPage({ search }: PageProps<ListAddress>) {
  const text = useText('officeOperators');
  const titles = useText('officePages');
  const router = useRouter();
  const shown = views.find((view) => view === search['show']) ?? 'people';
  return (
    <PageFrame title={titles('operators')} acts={<AppointButton />}>
      <Tabs
        label={titles('operators')}
        tabs={views.map((name) => ({ name, label: text(name) }))}
        shown={shown}
        onShow={(view) => void router.navigate({ search: { show: view }, replace: true, keepScroll: true })}
      >
        {shown === 'people' && <People search={search} />}
        {shown === 'sessions' && <OperatorSessions search={search} />}
        {shown === 'matrix' && <RoleMatrix />}
      </Tabs>
    </PageFrame>
  );
}
