import './navigation.css';
import { useLocation } from '@pelita/router/react';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useId } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { BrandSign } from '../../shared/parts/brand-sign.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';
import { type Place, placesFor } from './places.ts';

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
              <NavigationItem key={place.path} place={place} onFollow={onFollow} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function NavigationItem({ place, onFollow }: { place: Place; onFollow: (() => void) | undefined }) {
  const titles = useText('officePages');
  const { pathname } = useLocation();
  const { path, facts } = place;
  const Icon = facts.place.icon;
  return (
    <li>
      <PageLink
        to={path}
        className="navigation-item"
        aria-current={pathname === path ? 'page' : undefined}
        onClick={onFollow}
      >
        <Icon aria-hidden size={18} />
        {titles(facts.title)}
      </PageLink>
    </li>
  );
}
