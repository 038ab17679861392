import { languageOf } from '@pelita/i18n';
import { Languages, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { changeLanguage, spoken } from '../language/language.ts';
import { useText } from '../language/use-text.ts';
import { startup } from '../page/startup.ts';
import { chooseTheme, useTheme } from '../page/theme.ts';

/** Language and theme: the same choice before and after the login. */
export function LookChoice() {
  const text = useText('officeFrame');
  const { code } = useSyncExternalStore(spoken.subscribe, spoken.get);
  const theme = useTheme();
  const Icon = theme === 'light' ? Moon : Sun;
  return (
    <div className="look-choice">
      <div className="look-language">
        <Languages aria-hidden size={18} />
        <select
          aria-label={text('language')}
          value={code}
          onChange={(event) => void changeLanguage(event.target.value)}
        >
          {startup.languages.map((language) => (
            <option key={language} value={language}>
              {languageOf(language).name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={theme === 'light' ? text('darkTheme') : text('lightTheme')}
        title={theme === 'light' ? text('darkTheme') : text('lightTheme')}
        onClick={() => chooseTheme(theme === 'light' ? 'dark' : 'light')}
      >
        <Icon aria-hidden size={18} />
      </button>
    </div>
  );
}
