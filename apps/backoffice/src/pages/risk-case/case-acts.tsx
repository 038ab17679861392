import {
  closeRiskAccount,
  contactRiskPlayer,
  decideRiskCase,
  getRiskCase,
  listApprovals,
  listRiskCases,
  riskDecisions,
  type RiskMessage,
  riskMessages,
  type RiskCase,
  takeRiskCase,
} from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';
import { useMay, useOperator } from '../../shared/session/use-operator.ts';

type Act = 'take' | 'contact' | 'decide' | 'close';
type Dialog = { found: RiskCase; onClose: () => void };

const changes = [getRiskCase, listRiskCases];

/** What this operator may do now. A closed case is only read and noted in. */
export function CaseActs({ found }: { found: RiskCase }) {
  const text = useText('officeRisk');
  const mayDo = useMay('risk.do');
  const mayPropose = useMay('risk.propose');
  const { username } = useOperator();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  if (found.state === 'closed' || (!mayDo && !mayPropose)) return null;
  const isTaken = found.assignedTo === username;
  return (
    <>
      <div className="risk-acts">
        {mayDo && (
          <>
            <button type="button" className="button button-quiet" onClick={() => setAct('take')}>
              {text(isTaken ? 'giveBack' : 'take')}
            </button>
            <button type="button" className="button button-quiet" onClick={() => setAct('contact')}>
              {text('contact')}
            </button>
            <button type="button" className="button button-action" onClick={() => setAct('decide')}>
              {text('decide')}
            </button>
          </>
        )}
        {mayPropose && (
          <button type="button" className="button button-warning" onClick={() => setAct('close')}>
            {text('closeAccount')}
          </button>
        )}
      </div>
      {act === 'take' && <TakeDialog found={found} isTaken={!isTaken} onClose={close} />}
      {act === 'contact' && <ContactDialog found={found} onClose={close} />}
      {act === 'decide' && <DecideDialog found={found} onClose={close} />}
      {act === 'close' && <CloseDialog found={found} onClose={close} />}
    </>
  );
}

function TakeDialog({ found, isTaken, onClose }: Dialog & { isTaken: boolean }) {
  const text = useText('officeRisk');
  const { act } = useAct(takeRiskCase, changes);
  const name = isTaken ? 'take' : 'giveBack';
  return (
    <ActDialog
      title={text(name)}
      confirm={text(name)}
      onAct={() => act({ params: { id: found.id }, body: { version: found.version, isTaken } })}
      onClose={onClose}
    >
      <p>{text(`${name}Note`)}</p>
    </ActDialog>
  );
}

/** The words are fixed and shown as the player will read them; nobody is accused of anything. */
function ContactDialog({ found, onClose }: Dialog) {
  const text = useText('officeRisk');
  const { act } = useAct(contactRiskPlayer, changes);
  const [message, setMessage] = useState<RiskMessage>('riskCheckIn');
  return (
    <ActDialog
      title={text('contact')}
      confirm={text('send')}
      onAct={() => act({ params: { id: found.id }, body: { message } })}
      onClose={onClose}
    >
      <SelectField
        label={text('message')}
        value={message}
        choices={riskMessages.map((value) => ({ value, label: text(`message_${value}`) }))}
        onChange={setMessage}
      />
      <p className="risk-words">{text(`words_${message}`)}</p>
      <p className="text-muted">{text('contactNote', { username: found.player.username })}</p>
    </ActDialog>
  );
}

function DecideDialog({ found, onClose }: Dialog) {
  const text = useText('officeRisk');
  const lists = useText('officeLists');
  const { act } = useAct(decideRiskCase, changes);
  const [outcome, setOutcome] = useState<(typeof riskDecisions)[number]>('watched');
  return (
    <ActDialog
      title={text('decide')}
      confirm={text('decide')}
      reason="required"
      onAct={(reason) => act({ params: { id: found.id }, body: { version: found.version, outcome, reason } })}
      onClose={onClose}
    >
      <SelectField
        label={lists('column_outcome')}
        value={outcome}
        choices={riskDecisions.map((value) => ({ value, label: lists(`outcome_${value}`) }))}
        onChange={setOutcome}
      />
      <p>{text(`decideNote_${outcome}`)}</p>
    </ActDialog>
  );
}

function CloseDialog({ found, onClose }: Dialog) {
  const text = useText('officeRisk');
  const { act } = useAct(closeRiskAccount, [...changes, listApprovals]);
  return (
    <ActDialog
      title={text('closeAccount')}
      confirm={text('closeAccount')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id: found.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{text('closeNote', { username: found.player.username })}</p>
    </ActDialog>
  );
}
