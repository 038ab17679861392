import { IMAGE_ATTEMPTS_IN_SHELL, type VendorCard } from '@pelita/contract';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage, useStartup } from '../../shared/page/page.ts';
import { askCustomerService } from '../../features/support/ask-customer-service.ts';
import { Logo } from './logo.tsx';
import { Picture } from '@pelita/ui/picture';
import { linkTo, openable, openCategories, type OpenCategory } from '../../shared/play/categories.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

const attempts = IMAGE_ATTEMPTS_IN_SHELL;
const browsers = ['Chrome', 'Safari', 'Firefox'];
const papers = [
  ['/help', 'help'],
  ['/noticePage', 'notices'],
  ['/join', 'join'],
  ['/licence', 'licence'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/saferPlay', 'saferPlay'],
] as const;
/** SHELL-07: the built-in lottery is not a cooperating provider. */
const NOT_A_PROVIDER = 'TCG_SEA';
/** Each is some eleven bytes of the first document of every page, which has a budget. */
const PROVIDERS_SHOWN = 4;

/** SHELL-07: providers, suggested browsers, payments, and what every page owes: age and safer play. */
export function Footer() {
  const text = useText('shell');
  const { brand, lanes, payments, settings } = useStartup();
  const { code } = usePageLanguage();
  const vendors = new Map(lanes.flatMap((lane) => lane.cards).map((card) => [card.vassalage, card]));
  vendors.delete(NOT_A_PROVIDER);
  const shown = [...vendors.values()].slice(0, PROVIDERS_SHOWN);
  return (
    <footer className="bg-ink border-line mt-16 border-t">
      <div className="page-width py-10 max-lg:pb-28">
        <h2 className="footer-heading">{text('footerProviders')}</h2>
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {shown.map((vendor) => (
            <li key={vendor.vassalage}>
              <PageLink {...pageOf(vendor)} className="provider">
                <Picture
                  src={vendor.smallIcon}
                  width={24}
                  height={24}
                  className="size-6 rounded-s"
                  attempts={attempts}
                />
                {vendor.displayName}
              </PageLink>
            </li>
          ))}
          {openCategories(lanes).map((category) => (
            <MoreProviders key={category} category={category} shown={shown} />
          ))}
        </ul>
        <div className="mt-9 grid gap-8 md:grid-cols-3">
          <div>
            <h2 className="footer-heading">{text('saferPlay')}</h2>
            <p className="mt-3 flex items-start gap-3">
              <span className="age-mark">{settings.consentAgeYears}+</span>
              <span className="text-muted text-sm text-pretty">
                {text('adultsOnlyNote', { age: String(settings.consentAgeYears) })} {text('saferPlayNote')}
              </span>
            </p>
          </div>
          <div>
            <h2 className="footer-heading">{text('footerBrowsers')}</h2>
            <ul className="text-muted mt-3 flex flex-wrap gap-x-4 text-sm">
              {browsers.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="footer-heading">{text('footerPayments')}</h2>
            <ul className="mt-3 flex flex-wrap gap-2.5">
              {payments.map(({ name, icon }) => (
                <li key={name} className="provider">
                  <Picture src={icon} width={24} height={24} className="size-6 rounded-s" attempts={attempts} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="border-line mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-6">
          <div>
            <PageLink to="/" className="flex items-center gap-2.5" aria-label={text('homeLink', { brand: brand.name })}>
              <Logo height={28} />
            </PageLink>
            <p className="text-muted mt-1 text-sm">{brand.slogans[code]}</p>
          </div>
          <nav aria-label={text('footerPapers')}>
            <ul className="flex flex-wrap gap-x-5">
              <li>
                <button type="button" className="footer-link" onClick={askCustomerService}>
                  {text('customerService')}
                </button>
              </li>
              {papers.map(([to, name]) => (
                <li key={to}>
                  <PageLink to={to} className="footer-link">
                    {text(name)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <span className="text-muted text-sm md:ms-auto">{text('copyright', { brand: brand.name })}</span>
        </div>
      </div>
    </footer>
  );
}

/** A page shows the first providers; a category's own page leads to each of its own. */
function MoreProviders({ category, shown }: { category: OpenCategory; shown: readonly VendorCard[] }) {
  const text = useText('shell');
  const games = useText('games');
  const { lanes } = useStartup();
  const [lane] = lanes.filter(({ gameType }) => gameType === category);
  const count = lane ? lane.vendorCount - shown.filter(({ gameType }) => gameType === category).length : 0;
  if (count <= 0) return null;
  return (
    <li>
      <PageLink {...linkTo(category)} className="provider">
        {text('moreProviders', { count, category: games(category) })}
      </PageLink>
    </li>
  );
}

/** A provider's page is its category's, at that provider. */
function pageOf({ gameType, vassalage }: VendorCard) {
  const category = openable.find((name) => name === gameType);
  return category ? linkTo(category, vassalage) : ({ to: '/lottery' } as const);
}
