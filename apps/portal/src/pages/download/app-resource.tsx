import type { Startup } from '@pelita/contract';
import { useText } from '../../shared/language/use-text.ts';
import { QrCode } from '@pelita/ui/qr-code';
import { useStartup } from '../../shared/page/page.ts';
import { useIsLive } from '../../shared/browser/hydration.ts';

type Resource = Startup['status']['info']['resources'][number];

/** One app: its own QR picture where the page may show it, else one drawn of its address. */
export function AppResource({ resource }: { resource: Resource }) {
  const text = useText('download');
  const isLive = useIsLive();
  const { imageCDNs } = useStartup().status.info;
  const name = resource.labelNameEn || resource.resourceType;
  const label = text('qrOf', { name });
  const isOwnPicture = isLive && mayShow(resource.qrCodeUrl, imageCDNs);
  return (
    <article className="download-app">
      <div className="qr-place">
        {isOwnPicture ? (
          <img src={resource.qrCodeUrl} alt={label} width={132} height={132} className="qr-code" />
        ) : (
          <QrCode address={resource.url} label={label} />
        )}
      </div>
      <div>
        <h3 className="font-head text-lg font-bold">{name}</h3>
        <p className="text-muted text-sm">{resource.resourceType}</p>
        <a href={resource.url} rel="noopener" className="button button-strong mt-3">
          {text('get', { name })}
        </a>
      </div>
    </article>
  );
}

/** The content policy lets pictures come from here and from the brand's own hosts for them. */
function mayShow(address: string, imageCDNs: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return [location.origin, ...imageCDNs.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)].includes(
    origin,
  );
}
