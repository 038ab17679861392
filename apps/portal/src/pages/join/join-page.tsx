import './join.css';
import { Skeleton } from '@pelita/ui/skeleton';
import { Suspense } from 'react';
import { useIsLive } from '../../shared/browser/hydration.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { useStartup } from '../../shared/page/page.ts';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { lazyPart } from '../../shared/parts/load-part.ts';

const FeedbackForm = lazyPart({
  component: () => import('../../features/feedback/feedback-form.tsx'),
  texts: ['member'],
});
const points = [
  ['who', 'whoText'],
  ['today', 'todayText'],
  ['next', 'nextText'],
] as const;

/** NOTICE-06: what an agent is here, and the way to become one: a message. */
export default function JoinPage() {
  const text = useText('join');
  const { brand, settings } = useStartup();
  const isLive = useIsLive();
  return (
    <div className="page-width join">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <div>
        <h1 className="font-head text-4xl font-bold tracking-tight text-balance">
          {text('heading', { brand: brand.name })}
        </h1>
        <p className="text-muted mt-3 max-w-prose text-pretty">{text('note')}</p>
        <dl className="join-points">
          {points.map(([title, body]) => (
            <div key={title}>
              <dt className="font-head text-lg font-bold">{text(title)}</dt>
              <dd className="text-muted mt-1 text-pretty">{text(body, { age: String(settings.consentAgeYears) })}</dd>
            </div>
          ))}
        </dl>
        <a href="/help#agents" className="join-link">
          {text('rules')}
        </a>
      </div>
      <section id="contact" aria-labelledby="join-form" className="join-form">
        <h2 id="join-form" className="font-head text-2xl font-bold">
          {text('write')}
        </h2>
        {isLive && (
          <Suspense fallback={<Skeleton heights={[384]} className="mt-5" />}>
            <FeedbackForm type="partner" />
          </Suspense>
        )}
      </section>
    </div>
  );
}
