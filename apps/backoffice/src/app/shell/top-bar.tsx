import './top-bar.css';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useText } from '../../shared/language/use-text.ts';
import { LookChoice } from '../../shared/parts/look-choice.tsx';
import { OperatorMenu } from './operator-menu.tsx';

export function TopBar({ onMenu, onFind }: { onMenu: () => void; onFind: () => void }) {
  const text = useText('officeFrame');
  return (
    <header className="top-bar">
      <button type="button" className="icon-button top-bar-menu" aria-label={text('openNavigation')} onClick={onMenu}>
        <MenuIcon aria-hidden size={20} />
      </button>
      <button type="button" className="top-bar-find" aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
        <Search aria-hidden size={16} />
        <span>{text('find')}</span>
        <kbd aria-hidden>{shortcut}</kbd>
      </button>
      <div className="top-bar-end">
        <LookChoice />
        <OperatorMenu />
      </div>
    </header>
  );
}

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
