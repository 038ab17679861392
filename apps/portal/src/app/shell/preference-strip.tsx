import { formatOffset, languages, PSEUDO_LANGUAGE, isLanguageCode } from '@pelita/i18n';
import { Clock3, Globe, Languages, Moon, Sun } from 'lucide-react';
import { currentSecond } from '@pelita/ui/seconds';
import {
  chooseTimeZone,
  timeZoneChoices,
  useTimeZoneChoice,
  zoneOf,
  type TimeZoneChoice,
} from '../../shared/clock/time-zone.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup, useTheme } from '../../shared/page/page.ts';
import { chooseTheme } from '../../shared/page/theme.ts';
import { Clock } from './clock.tsx';

/** SHELL-01: clock, time zone, language and theme. */
export function PreferenceStrip() {
  const text = useText('shell');
  return (
    <section aria-label={text('topBar')} className="bar-row bg-ink">
      <div className="page-width flex h-11 items-center gap-1 lg:gap-3">
        <span className="flex items-center gap-2">
          <Clock3 aria-hidden size={14} className="text-muted max-sm:hidden" />
          <Clock />
        </span>
        <TimeZoneSwitch />
        <span className="grow" />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </section>
  );
}

function TimeZoneSwitch() {
  const text = useText('shell');
  const choice = useTimeZoneChoice();
  const { settings } = useStartup();
  const isLive = useIsLive();
  const city = (settings.timeZone.split('/').at(-1) ?? settings.timeZone).replaceAll('_', ' ');
  const label: Record<TimeZoneChoice, string> = {
    brand: city,
    device: isLive
      ? text('timeZoneOfDevice', { offset: formatOffset(currentSecond(), zoneOf('device', settings.timeZone)) })
      : '',
    utc: text('timeZoneUtc'),
  };
  return (
    <label className="strip-choice">
      <Globe aria-hidden size={16} />
      <span className="sr-only">{text('timeZone')}</span>
      <select value={choice} onChange={(event) => chooseTimeZone(event.currentTarget.value as TimeZoneChoice)}>
        {timeZoneChoices.map((name) => (
          <option key={name} value={name}>
            {label[name] || name}
          </option>
        ))}
      </select>
    </label>
  );
}

function LanguageSwitch() {
  const text = useText('shell');
  const { code } = usePageLanguage();
  const { settings } = useStartup();
  const offered = code === PSEUDO_LANGUAGE ? [...settings.languages, code] : settings.languages;
  return (
    <label className="strip-choice">
      <Languages aria-hidden size={16} />
      <span className="sr-only">{text('language')}</span>
      <select
        value={code}
        onChange={(event) => {
          const wanted = event.currentTarget.value;
          void import('../../shared/language/change-language.ts').then(({ changeLanguage }) => changeLanguage(wanted));
        }}
      >
        {offered.filter(isLanguageCode).map((language) => (
          <option key={language} value={language} lang={languages[language].tag}>
            {languages[language].name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeSwitch() {
  const text = useText('shell');
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={text(other === 'light' ? 'themeToLight' : 'themeToDark')}
      onClick={() => chooseTheme(other)}
    >
      {theme === 'dark' ? <Sun aria-hidden size={17} /> : <Moon aria-hidden size={17} />}
    </button>
  );
}
