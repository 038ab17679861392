import './tabs.css';
import { type ReactNode, useId } from 'react';
import { moveByArrow } from '../keys/move-by-arrow.ts';

export type Tab<Name extends string> = { name: Name; label: string; count?: number };

/** Views beside each other, of which one is seen. The arrow keys lead through the tabs, and what they reach is shown. */
export function Tabs<Name extends string>(props: {
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
  children: ReactNode;
}) {
  const { label, tabs, shown, onShow, children } = props;
  const id = useId();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs */}
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={moveByArrow}>
        {tabs.map(({ name, label: tabLabel, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="tab"
            aria-selected={name === shown}
            aria-controls={name === shown ? `${id}-panel` : undefined}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
            onFocus={() => {
              if (name !== shown) onShow(name);
            }}
          >
            {tabLabel}
            {count !== undefined && <span className="tab-count">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={0} className="tab-panel">
        {children}
      </div>
    </>
  );
}
