import './help.css';
import { useMatch } from '@tanstack/react-router';
import { useText } from '../../shared/language/use-text.ts';
import { Skeleton } from '@pelita/ui/skeleton';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { HelpTopicView } from '../../shared/help/help-topic-view.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import { papers } from './paper-names.ts';
import { useHelpCenter } from './use-help-center.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** Licence, terms, privacy and safer play: what stands behind the footer of every page. */
export default function PaperPage() {
  const text = useText('papers');
  const shellText = useText('shell');
  // Of this page, which may still stand while the next one is on its way.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const paper = papers.find(({ path }) => path === pathname) ?? papers[1];
  return (
    <div className="page-width help">
      <PageHead title={shellText(paper.name)} description={text(`${paper.name}Note`)} />
      <RestOfStyles />
      <nav aria-label={text('inThisSection')} className="help-topics">
        <ul>
          {papers.map(({ path, name }) => (
            <li key={path}>
              <PageLink to={path} aria-current={path === paper.path ? 'page' : undefined} className="help-link">
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
            <Paper anchor={paper.anchor} />
          </QueryScope>
        )}
      </article>
    </div>
  );
}

function Paper({ anchor }: { anchor: string }) {
  const shellText = useText('shell');
  const { data, error, refetch } = useHelpCenter(anchor);
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
