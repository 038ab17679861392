import './help.css';
import type { PageProps } from '@pelita/router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { PageHead } from '../../shared/page/page-head.tsx';
import { RestOfStyles } from '../../shared/page/rest-of-styles.tsx';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { findHelp } from './find-help.ts';
import { HelpTopicView } from '../../shared/help/help-topic-view.tsx';
import type { HelpCenter } from './help-center.ts';
import { useHelpCenter } from './use-help-center.ts';

/** NOTICE-04: every topic on one page, so that it can be read, searched, printed and linked to. */
export default function HelpPage({ data }: PageProps<undefined, HelpCenter | null>) {
  return (
    <QueryScope>
      <Help first={data} />
    </QueryScope>
  );
}

function Help({ first }: { first: HelpCenter | null }) {
  const text = useText('help');
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useHelpCenter(first);
  const topics = findHelp(data?.topics ?? [], typed);
  const isNothingFound = data !== undefined && topics.length === 0;
  return (
    <div className="page-width help">
      <PageHead title={text('title')} description={text('note')} />
      <RestOfStyles />
      <header>
        <h1 className="font-head text-4xl font-bold tracking-tight">{text('title')}</h1>
        <p className="text-muted mt-2 text-pretty">{text('note')}</p>
        <form role="search" className="help-search" onSubmit={(event) => event.preventDefault()}>
          <Search aria-hidden size={20} className="text-muted shrink-0" />
          <input
            type="search"
            className="help-input"
            value={typed}
            maxLength={100}
            aria-label={text('search')}
            placeholder={text('search')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <p role="status" className="text-muted mt-2 min-h-6 text-sm">
          {typed.trim() !== '' &&
            text('found', { count: topics.reduce((sum, { entries }) => sum + entries.length, 0) })}
        </p>
      </header>
      <nav aria-label={text('topics')} className="help-topics">
        <ul>
          {topics.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="help-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="help-body">
        {error && !data && <NotLoaded failure={error} onRetry={() => void refetch()} />}
        {isNothingFound && <p>{text('nothing')}</p>}
        {topics.map((topic) => (
          <HelpTopicView key={topic.anchor} topic={topic} />
        ))}
        <aside className="help-more">
          <div>
            <h2 className="font-head text-xl font-bold">{text('more')}</h2>
            <p className="text-muted mt-1 text-pretty">{text('moreNote')}</p>
          </div>
          <button
            type="button"
            className="button button-strong"
            data-opens="feedback"
            onClick={() => navigate().openModal('feedback')}
          >
            {text('write')}
          </button>
        </aside>
      </div>
    </div>
  );
}
