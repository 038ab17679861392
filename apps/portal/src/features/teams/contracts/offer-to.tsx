import './contracts.css';
import { type ContractFamily, getContracts } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { FieldFrame } from '@pelita/ui/field-frame';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { isSwitchedOn } from '../../../shared/page/feature-switch.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { contractSwitches } from './contract-switches.ts';
import { OFFER_WIDTH_PX, OfferForm } from './offer-form.tsx';

/** AC-04: a contract of any open family for one account. */
export default function OfferTo({ account, onClose }: { account: string; onClose: () => void }) {
  const text = useText('agentContracts');
  const { whitelabel } = useStartup();
  const families = contractSwitches.filter(({ modId }) => isSwitchedOn(whitelabel, modId));
  const [family, setFamily] = useState<ContractFamily>(families[0]?.family ?? 'dividend');
  return (
    <ModalFrame title={text('offerTo', { account })} width={OFFER_WIDTH_PX} onClose={onClose}>
      <div className="form">
        <FieldFrame label={text('family')} problem={undefined}>
          {(wiring) => (
            <select
              {...wiring}
              className="field-input field-choice"
              value={family}
              onChange={({ currentTarget }) => setFamily(currentTarget.value as ContractFamily)}
            >
              {families.map(({ family: name }) => (
                <option key={name} value={name}>
                  {text(`family_${name}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <OfferOf key={family} family={family} account={account} onDone={onClose} />
      </div>
    </ModalFrame>
  );
}

function OfferOf({ family, account, onDone }: { family: ContractFamily; account: string; onDone: () => void }) {
  const text = useText('agentContracts');
  const answer = useQuery({
    ...ownQuery('contracts', family, 1),
    queryFn: () => send(getContracts, { query: { family, pageNum: '1' } }),
    staleTime: 0,
  });
  return (
    <Answer of={answer}>
      {({ own }) => {
        const held = own.find(({ state }) => state === 'accepted');
        return held ? (
          <OfferForm held={held} account={account} onDone={onDone} />
        ) : (
          <p className="text-muted">{text('noOwnToOffer')}</p>
        );
      }}
    </Answer>
  );
}
