import './activities.css';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { Missions } from './missions.tsx';

/** MC-11: missions with what is reached, claims and leaderboards; the rest of the activity centre is a page. */
export default function MissionsRoom() {
  const text = useText('activityCentre');
  return (
    <div className="activities">
      <p className="activities-more">
        <PageLink to="/activityCentre" className="link">
          {text('toCentre')}
        </PageLink>
      </p>
      <Missions />
    </div>
  );
}
