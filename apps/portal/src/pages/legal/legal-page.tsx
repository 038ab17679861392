import './legal.css';
import { Link, useLocation } from '@tanstack/react-router';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { documentOfPath, isLegalPath, legalPaths, sectionsOf } from './documents.ts';

/** Licence, terms, privacy and safer play: what stands behind the footer of every page. */
export default function LegalPage() {
  const text = useText('legal');
  const { brand, settings } = useStartup();
  const pathname = useLocation({ select: (location) => location.pathname });
  const path = isLegalPath(pathname) ? pathname : '/terms';
  const name = documentOfPath[path];
  const values = { brand: brand.name, age: String(settings.consentAgeYears) };
  return (
    <div className="page-width legal">
      <PageHead title={text(name)} description={text(`${name}Note`)} />
      <RestOfStyles />
      <article>
        <h1 className="font-head text-4xl font-bold tracking-tight">{text(name)}</h1>
        <p className="text-muted mt-2 text-pretty">{text(`${name}Note`)}</p>
        {sectionsOf[name].map(([heading, body]) => (
          <section key={heading} className="mt-8">
            <h2 className="font-head text-xl font-bold">{text(heading)}</h2>
            <p className="mt-2 text-pretty">{text(body, values)}</p>
          </section>
        ))}
      </article>
      <nav aria-label={text('inThisSection')} className="legal-others">
        <ul>
          {legalPaths.map((to) => (
            <li key={to}>
              <Link to={to} aria-current={to === path ? 'page' : undefined} className="legal-link">
                {text(documentOfPath[to])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
