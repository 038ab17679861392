import { formatDateTime, languageOf } from '@pelita/i18n';
import type { ReactNode } from 'react';
import { useTimeZoneChoice, zoneOf } from '../../shared/clock/time-zone.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import type { SiteMode } from '../../shared/page/site-mode.ts';

/** SITE-01…03, SITE-06: the one screen of a site that is closed to this visitor. */
export function SiteScreen(props: { mode: Exclude<SiteMode, 'open'>; mark: ReactNode; onContact: () => void }) {
  const { mode, mark, onContact } = props;
  const text = useText('site');
  const { brand } = useStartup();
  const title = text(`${mode}Title`);
  return (
    <main className="site-screen">
      <RestOfStyles />
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {mark}
      <p className="text-accent mt-6 font-semibold">{title}</p>
      {mode === 'maintenance' && <Maintenance />}
      {mode === 'restricted' && <Restricted />}
      {mode === 'foreign' && <Foreign />}
      <button type="button" className="button button-action mt-8" onClick={onContact}>
        {text('contactUs')}
      </button>
    </main>
  );
}

function Maintenance() {
  const text = useText('site');
  const { code } = usePageLanguage();
  const { settings, status } = useStartup();
  const zone = zoneOf(useTimeZoneChoice(), settings.timeZone);
  return (
    <>
      <h1 className="site-screen-heading">{text('maintenanceNote')}</h1>
      {status.maintenanceEnd && (
        <p className="text-muted mt-3">
          {text('maintenanceEnd', { time: formatDateTime(code, Date.parse(status.maintenanceEnd), zone) })}
        </p>
      )}
    </>
  );
}

function Restricted() {
  const text = useText('site');
  const { code } = usePageLanguage();
  const { ip, country } = useStartup().status.location;
  return (
    <>
      <h1 className="site-screen-heading">{text('restrictedHeading')}</h1>
      <p className="text-muted mt-3">{text('restrictedNote')}</p>
      <dl className="site-screen-facts">
        <dt>{text('yourAddress')}</dt>
        <dd dir="ltr">{ip}</dd>
        {country && (
          <>
            <dt>{text('yourCountry')}</dt>
            <dd>{new Intl.DisplayNames(languageOf(code).tag, { type: 'region' }).of(country) ?? country}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Foreign() {
  const text = useText('site');
  const { mainDomain } = useStartup().status.info;
  return (
    <>
      <h1 className="site-screen-heading">{text('foreignHeading')}</h1>
      <p className="text-muted mt-3">{text('foreignNote')}</p>
      <a href={`https://${mainDomain}`} className="text-accent mt-3 text-lg font-bold" dir="ltr">
        {mainDomain}
      </a>
    </>
  );
}
