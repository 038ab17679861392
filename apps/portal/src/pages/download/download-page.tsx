import './download.css';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QrCode } from '@pelita/ui/qr-code';
import { AppResource } from './app-resource.tsx';
import { InstallButton } from './install-button.tsx';

const guides = [
  ['ios', ['ios1', 'ios2', 'ios3', 'ios4']],
  ['lite', ['lite1', 'lite2', 'lite3']],
  ['desktop', ['desktop1', 'desktop2']],
] as const;

/** NOTICE-05: the apps that the operator offers, and how the portal itself becomes one. */
export default function DownloadPage() {
  const text = useText('download');
  const { brand, status } = useStartup();
  const { resources } = status.info;
  const isLive = useIsLive();
  const values = { brand: brand.name };
  return (
    <div className="page-width download">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <header className="download-lead">
        <div>
          <h1 className="font-head text-4xl font-bold tracking-tight text-balance">{text('heading', values)}</h1>
          <p className="text-muted mt-3 max-w-prose text-pretty">{text('note')}</p>
          {resources.length === 0 && <p className="mt-3 max-w-prose text-pretty">{text('noApps')}</p>}
          <InstallButton />
        </div>
        <figure className="download-qr">
          {/* Only the browser knows under which address it reached the portal. */}
          <div className="qr-place">
            {isLive && <QrCode address={`${location.origin}/download`} label={text('qr')} />}
          </div>
          <figcaption className="text-muted text-sm">{text('scan')}</figcaption>
        </figure>
      </header>
      {resources.length > 0 && (
        <section aria-label={text('apps')}>
          <h2 className="font-head text-2xl font-bold">{text('apps')}</h2>
          <ul className="download-apps">
            {resources.map((resource) => (
              <li key={`${resource.resourceType} ${resource.url}`}>
                <AppResource resource={resource} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="download-guides">
        {guides.map(([name, steps]) => (
          <section key={name} id={name} className="download-guide">
            <h2 className="font-head text-xl font-bold">{text(name)}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{text(step, values)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className="text-muted max-w-prose text-sm text-pretty">{text('safety')}</p>
    </div>
  );
}
