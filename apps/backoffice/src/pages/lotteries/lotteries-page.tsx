import { listLotteryGames } from '@pelita/contract/office';
import type { CallValue } from '@pelita/contract';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { LotteryGames } from './lottery-games.tsx';

/** Which lottery games are open, in which order, and how the results feed does. */
export default function LotteriesPage() {
  const titles = useText('officePages');
  const asked = useAnswer(listLotteryGames, {});
  return (
    <PageFrame title={titles('lotteries')}>
      <Loaded of={asked}>
        {({ games, feed }) => (
          <>
            <FeedState feed={feed} />
            <LotteryGames games={games} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

function FeedState({ feed }: { feed: CallValue<typeof listLotteryGames>['feed'] }) {
  const text = useText('officeDraws');
  return (
    <Panel title={text('feed')}>
      {!feed.isConfigured && <p>{text('feedMissing')}</p>}
      {feed.isConfigured && (
        <DescriptionList
          facts={[
            { name: text('feedSources'), value: text(feed.hasSecond ? 'feedTwo' : 'feedOne') },
            { name: text('feedAsked'), value: feed.askedAt ? <Moment at={feed.askedAt} /> : '–' },
            { name: text('feedWaiting'), value: feed.waiting },
            {
              name: text('feedProblems'),
              value: (
                // Those whose time is past come first.
                <PageLink to="/draws" search={{ drawState: 'scheduled', sort: 'drawsAt' }} className="link">
                  {feed.problems}
                </PageLink>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
