import '../help/help.css';
import type { PageProps } from '@pelita/router';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { HelpTopicView } from '../../shared/help/help-topic-view.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { papers } from './paper-names.ts';
import type { HelpCenter } from '../help/help-center.ts';
import { useHelpCenter } from '../help/use-help-center.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Licence, terms, privacy and safer play: what stands behind the footer of every page. */
export default function PapersPage({ path, data }: PageProps<undefined, HelpCenter | null>) {
  const text = useText('papers');
  const shellText = useText('shell');
  const paper = papers.find((one) => one.path === path) ?? papers[1];
  return (
    <div className="page-width help">
      <PageHead title={shellText(paper.name)} description={text(`${paper.name}Note`)} />
      <RestOfStyles />
      <nav aria-label={text('inThisSection')} className="help-topics">
        <ul>
          {papers.map(({ path: to, name }) => (
            <li key={to}>
              <PageLink to={to} aria-current={to === paper.path ? 'page' : undefined} className="help-link">
                {shellText(name)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="help-body">
        {paper.anchor === null ? (
          <LicenceFacts />
        ) : (
          <QueryScope>
            <Paper anchor={paper.anchor} first={data} />
          </QueryScope>
        )}
      </article>
    </div>
  );
}

function Paper({ anchor, first }: { anchor: string; first: HelpCenter | null }) {
  const shellText = useText('shell');
  const { data, error, refetch } = useHelpCenter(first, anchor);
  const [topic] = data?.topics ?? [];
  if (topic) return <HelpTopicView topic={topic} level={1} />;
  if (!data && !error) return <Skeleton heights={[384]} />;
  return (
    <NotLoaded
      {...(error ? { failure: error } : { note: shellText('chunkErrorNote') })}
      onRetry={() => void refetch()}
    />
  );
}
