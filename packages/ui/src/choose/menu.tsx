import { lazy } from 'react';
import { Optional } from '../state/optional.tsx';
import type { MenuProps } from './menu-button.tsx';

const MenuButton = lazy(() => import('./menu-button.tsx'));

/** A button with acts behind it. Until its script is here the button cannot be pressed. */
export function Menu(props: MenuProps) {
  return (
    <Optional
      fallback={
        <button type="button" className="button button-small button-quiet" disabled>
          {props.label}
        </button>
      }
    >
      <MenuButton {...props} />
    </Optional>
  );
}
