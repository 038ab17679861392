import './risk-case.css';
import { getRiskCase, type RiskCase } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { StateBadge } from '@pelita/ui/state-badge';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Columns, Panel } from '../../shared/parts/panel.tsx';
import { PlayerStatus } from '../../shared/players/player-status.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { CaseActs } from './case-acts.tsx';
import { Findings } from './findings.tsx';
import { Steps } from './steps.tsx';

/** One case: what was found and by which numbers, what was done, and what may be done. */
export default function RiskCasePage({ search: { id } }: PageProps<{ id?: string }>) {
  const titles = useText('officePages');
  const text = useText('officeRisk');
  const asked = useAnswer(getRiskCase, { params: { id: id ?? '' } }, { isAsked: id !== undefined });
  if (id === undefined) return <PageFrame title={titles('riskCase')}>{text('unknown')}</PageFrame>;
  if (asked.data) return <CaseView key={id} found={asked.data} />;
  return (
    <PageFrame title={titles('riskCase')}>
      <Loaded of={asked}>{() => null}</Loaded>
    </PageFrame>
  );
}

const tones = { open: 'waiting', watched: 'information', closed: 'done' } as const;

function CaseView({ found }: { found: RiskCase }) {
  const text = useText('officeRisk');
  const lists = useText('officeLists');
  const { player, state, outcome } = found;
  return (
    <PageFrame
      title={text('of', { username: player.username })}
      note={<StateBadge tone={tones[state]} label={lists(`caseState_${state}`)} />}
    >
      <p className="risk-links">
        <PageLink to="/risk-cases" className="link">
          {text('back')}
        </PageLink>
        <PageLink to="/player" search={{ id: player.id }} className="link">
          {text('toPlayer')}
        </PageLink>
      </p>
      <Columns
        side={
          <>
            <Panel title={text('case')}>
              <DescriptionList
                facts={[
                  { name: text('status'), value: <PlayerStatus status={player.status} /> },
                  { name: text('registered'), value: <Moment at={player.registeredAt} /> },
                  { name: lists('column_openedAt'), value: <Moment at={found.openedAt} /> },
                  ...(state === 'closed'
                    ? []
                    : [{ name: lists('column_reviewAt'), value: <Moment at={found.reviewAt} /> }]),
                  { name: text('worksOn'), value: found.assignedTo ?? text('nobody') },
                  ...(outcome === null ? [] : [{ name: lists('column_outcome'), value: lists(`outcome_${outcome}`) }]),
                ]}
              />
              <CaseActs found={found} />
            </Panel>
            <Steps found={found} />
          </>
        }
      >
        <p className="risk-note">{text('note')}</p>
        <Findings found={found} />
      </Columns>
    </PageFrame>
  );
}
