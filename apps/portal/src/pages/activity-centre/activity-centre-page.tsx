import './activity-centre.css';
import '../../features/activities/activities.css';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Tabs } from '@pelita/ui/tabs';
import { Envelopes } from '../../features/activities/envelopes.tsx';
import { Missions } from '../../features/activities/missions.tsx';
import { Raffles } from '../../features/activities/raffles.tsx';
import { useIsMember } from '../../features/activities/use-activities.ts';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { useSession } from '../../shared/session/use-session.ts';

const views = ['missions', 'raffles', 'envelopes'] as const;
type Search = { view?: string };

/** PROMO-04: missions with their leaderboards, raffles and red envelopes. */
export default function ActivityCentrePage({ search }: PageProps<Search>) {
  return (
    <QueryScope>
      <ActivityCentre shown={views.find((view) => view === search.view) ?? 'missions'} />
    </QueryScope>
  );
}

function ActivityCentre({ shown }: { shown: (typeof views)[number] }) {
  const text = useText('activityCentre');
  const router = useRouter();
  return (
    <div className="page-width activity-centre">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <header>
        <h1 className="font-head text-4xl font-bold tracking-tight">{text('title')}</h1>
        <p className="text-muted mt-2 max-w-prose text-pretty">{text('note')}</p>
      </header>
      <Tabs
        label={text('views')}
        tabs={views.map((name) => ({ name, label: text(name) }))}
        shown={shown}
        onShow={(view) => void router.navigate({ search: view === 'missions' ? {} : { view }, keepScroll: true })}
      >
        <div className="activities">
          {shown === 'missions' && <MemberMissions />}
          {shown === 'raffles' && <Raffles />}
          {shown === 'envelopes' && <Envelopes />}
        </div>
      </Tabs>
    </div>
  );
}

/** Missions are a member's own; a visitor reads what they are and is asked in. */
function MemberMissions() {
  const text = useText('activityCentre');
  const session = useSession();
  if (useIsMember()) return <Missions />;
  return (
    <div className="activity-visitor">
      <p className="max-w-prose">{text('missionsNote')}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => navigate().openModal(session === null ? 'login' : 'need-true-account')}
      >
        {text('logInToTakePart')}
      </button>
    </div>
  );
}
