import { PageTakenOver } from '../shared/browser/hydration.ts';
import { useText } from '../shared/language/use-text.ts';
import { useStartup } from '../shared/page/page.ts';
import { RestOfStyles } from '../shared/page/rest-of-styles.tsx';
import { PageLink } from '../shared/navigation/page-link.tsx';

export function NotFound() {
  const text = useText('site');
  const { brand } = useStartup();
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <RestOfStyles />
      <PageTakenOver />
      <title>{`${text('notFoundTitle')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <p aria-hidden className="font-head text-accent text-7xl font-extrabold tabular-nums">
        {'404'}
      </p>
      <h1 className="font-head mt-4 text-3xl font-bold">{text('notFound')}</h1>
      <p className="text-muted mt-2">{text('notFoundNote')}</p>
      <PageLink to="/" className="button button-strong mt-8">
        {text('goHome')}
      </PageLink>
    </div>
  );
}
