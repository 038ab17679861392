import {
  getRiskCase,
  noteRiskCase,
  type RiskCase,
  type RiskMessage,
  type riskOutcomes,
  type RiskRule,
} from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { WordsForm } from '../../shared/parts/words-form.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

type Step = RiskCase['steps'][number];
type Outcome = (typeof riskOutcomes)[number];

/** All that was done, the newest first, and a note for the next who looks. */
export function Steps({ found }: { found: RiskCase }) {
  const text = useText('officeRisk');
  const mayDo = useMay('risk.do');
  const { act } = useAct(noteRiskCase, [getRiskCase]);
  return (
    <Panel title={text('steps')}>
      {mayDo && (
        <WordsForm
          label={text('newNote')}
          hint={text('newNoteHint')}
          send={text('addNote')}
          onSend={(words) => act({ params: { id: found.id }, body: { text: words } })}
        />
      )}
      <ol className="risk-steps">
        {found.steps.map((step) => (
          <li key={step.id}>
            <StepWords step={step} />
            {step.text !== null && <p className="risk-words">{step.text}</p>}
            <small className="text-muted">
              {step.operator ?? text('server')} · <Moment at={step.at} />
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepWords({ step: { kind, subject } }: { step: Step }) {
  const text = useText('officeRisk');
  const about = useSubject(kind);
  return (
    <p>
      {subject === null ? text(`step_${kind}`) : text('stepOf', { step: text(`step_${kind}`), about: about(subject) })}
    </p>
  );
}

/** The subject of a step is a rule, a message or an outcome, by the kind of step. */
function useSubject(kind: Step['kind']): (subject: string) => string {
  const text = useText('officeRisk');
  const lists = useText('officeLists');
  return (subject) => {
    if (kind === 'finding') return lists(`rule_${subject as RiskRule}`);
    return kind === 'message' ? text(`message_${subject as RiskMessage}`) : lists(`outcome_${subject as Outcome}`);
  };
}
