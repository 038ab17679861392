import './draw.css';
import { getOfficeDraw } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useLotteryName } from '../../shared/lotteries/lottery-name.tsx';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Columns, Panel } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { EnterResult } from './enter-result.tsx';
import { Numbers } from './numbers.tsx';
import type { OfficeDraw } from './office-draw.ts';

/** One draw: its hours, what has been told of it, every result that it had, and the entry of one. */
export default function DrawPage({ search: { id } }: PageProps<{ id?: string }>) {
  const text = useText('officeDraws');
  const titles = useText('officePages');
  const asked = useAnswer(getOfficeDraw, { params: { id: id ?? '' } }, { isAsked: id !== undefined });
  if (id === undefined) return <PageFrame title={titles('draw')}>{text('unknown')}</PageFrame>;
  if (asked.data) return <DrawView key={id} draw={asked.data} />;
  return (
    <PageFrame title={titles('draw')}>
      <Loaded of={asked}>{() => null}</Loaded>
    </PageFrame>
  );
}

const tones = { scheduled: 'waiting', drawn: 'information', settled: 'done', void: 'neutral' } as const;

function DrawView({ draw }: { draw: OfficeDraw }) {
  const text = useText('officeDraws');
  const lotteryName = useLotteryName();
  const lists = useText('officeLists');
  const mayEnter = useMay('results.propose');
  const [isEntering, setIsEntering] = useState(false);
  return (
    <PageFrame
      title={text('of', { game: lotteryName(draw.game), number: draw.drawNo })}
      note={<StateBadge tone={tones[draw.state]} label={lists(`drawState_${draw.state}`)} />}
      acts={
        mayEnter && draw.isToBeEntered ? (
          <button type="button" className="button button-action" onClick={() => setIsEntering(true)}>
            {text('enter')}
          </button>
        ) : undefined
      }
    >
      <p className="draw-links">
        <PageLink to="/draws" className="link">
          {text('back')}
        </PageLink>
        <PageLink to="/lottery-draw" search={{ id: draw.id }} className="link">
          {text('liability')}
        </PageLink>
      </p>
      <Columns side={<Facts draw={draw} />}>
        <Results draw={draw} />
        {draw.partial && (
          <Panel title={text('partial')} end={<Moment at={draw.partial.at} />}>
            <p className="text-muted">{text('partialNote')}</p>
            <Numbers of={draw.partial.result} />
          </Panel>
        )}
        {draw.feed && (
          <Panel title={text('feedTold')} end={<Moment at={draw.feed.askedAt} />}>
            {draw.feed.problem && <p>{lists(`problem_${draw.feed.problem}`)}</p>}
            {draw.feed.told ? <Numbers of={draw.feed.told} /> : <p>{text('feedNothing')}</p>}
          </Panel>
        )}
      </Columns>
      {isEntering && <EnterResult draw={draw} onClose={() => setIsEntering(false)} />}
    </PageFrame>
  );
}

function Results({ draw }: { draw: OfficeDraw }) {
  const text = useText('officeDraws');
  if (draw.results.length === 0)
    return (
      <Panel title={text('result')}>
        <p>{text(draw.isToBeEntered ? 'toBeEntered' : 'noResult')}</p>
      </Panel>
    );
  return draw.results.toReversed().map(({ revision, result, at, proposedBy, confirmedBy }) => (
    <Panel key={revision} title={text('resultNo', { revision: String(revision) })} end={<Moment at={at} />}>
      {draw.replayOf && <p className="text-muted">{text('replayOf', { day: draw.replayOf })}</p>}
      {proposedBy && <p>{text('enteredBy', { proposer: proposedBy, confirmer: confirmedBy ?? '–' })}</p>}
      <Numbers of={result} />
    </Panel>
  ));
}

function Facts({ draw }: { draw: OfficeDraw }) {
  const text = useText('officeDraws');
  const lists = useText('officeLists');
  const moment = (name: string, at: string | null) => (at === null ? [] : [{ name, value: <Moment at={at} /> }]);
  const code = (name: string, value: string | null) =>
    value === null ? [] : [{ name, value: <code className="draw-code">{value}</code> }];
  return (
    <Panel title={text('schedule')}>
      <DescriptionList
        facts={[
          { name: lists('column_origin'), value: lists(`origin_${draw.origin}`) },
          ...moment(text('opensAt'), draw.opensAt),
          ...moment(lists('column_closesAt'), draw.closesAt),
          ...moment(lists('column_drawsAt'), draw.drawsAt),
          ...moment(lists('column_drawnAt'), draw.drawnAt),
          ...moment(text('settledAt'), draw.settledAt),
          ...code(text('commitment'), draw.commitment),
          ...code(text('seed'), draw.revealedSeed),
        ]}
      />
    </Panel>
  );
}
