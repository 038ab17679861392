import './navigation.css';
import type { CallValue } from '@pelita/contract';
import type { listQueues } from '@pelita/contract/office';
import { useLocation } from '@pelita/router/react';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import type { OfficePath } from '../../shared/page/office-page.ts';
import { BrandSign } from '../../shared/parts/brand-sign.tsx';
import { minutesWaited, queuePaths, useQueues } from '../../shared/queues/queues.ts';
import { useOperator } from '../../shared/session/use-operator.ts';
import { type Place, placesFor } from './places.ts';

const MOST_COUNTED = 999;

/** Beside every page; where there is no room, behind a button of the bar. */
export function Navigation({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText('officeFrame');
  return (
    <>
      <nav aria-label={text('navigation')} className="side">
        <BrandSign />
        <NavigationList />
      </nav>
      {isOpen && (
        <ModalFrame kind="drawer" width={320} title={text('navigation')} onClose={onClose}>
          <nav aria-label={text('navigation')}>
            <NavigationList onFollow={onClose} />
          </nav>
        </ModalFrame>
      )}
    </>
  );
}

function NavigationList({ onFollow }: { onFollow?: () => void }) {
  const text = useText('officeFrame');
  const { permissions } = useOperator();
  const { data: waiting } = useQueues();
  const id = useId();
  return (
    <div className="navigation">
      {placesFor(permissions).map(({ area, places }) => (
        <div key={area} role="group" aria-labelledby={area === 'overview' ? undefined : `${id}-${area}`}>
          {area !== 'overview' && (
            <p id={`${id}-${area}`} className="navigation-area">
              {text(area)}
            </p>
          )}
          <ul>
            {places.map((place) => (
              <NavigationItem key={place.path} place={place} waiting={waiting} onFollow={onFollow} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Waiting = CallValue<typeof listQueues> | undefined;

function NavigationItem(props: { place: Place; waiting: Waiting; onFollow: (() => void) | undefined }) {
  const { place, waiting, onFollow } = props;
  const titles = useText('officePages');
  const { pathname } = useLocation();
  const { path, facts } = place;
  const Icon = facts.place.icon;
  const isShown = pathname === path;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={item}>
      <PageLink to={path} className="navigation-item" aria-current={isShown ? 'page' : undefined} onClick={onFollow}>
        <Icon aria-hidden size={18} />
        {titles(facts.title)}
      </PageLink>
      <WaitingBadge path={path} waiting={waiting} />
    </li>
  );
}

/** How many wait on a page; loud once one of them waits longer than it should. */
function WaitingBadge({ path, waiting }: { path: OfficePath; waiting: Waiting }) {
  const text = useText('officeFrame');
  const queues = waiting?.queues.filter((queue) => queuePaths[queue.name] === path && queue.waiting > 0) ?? [];
  if (!waiting || queues.length === 0) return null;
  const count = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const isLate = queues.some((queue) => minutesWaited(queue, waiting.at) > queue.limitMinutes);
  return (
    <span className="navigation-waiting" data-late={isLate}>
      <span aria-hidden>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
      <span className="sr-only">{text(isLate ? 'waitingLate' : 'waiting', { count })}</span>
    </span>
  );
}
