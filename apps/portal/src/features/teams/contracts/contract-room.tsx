import '../../../shared/records/records.css';
import './contracts.css';
import { type Contract, type ContractFamily, getContracts } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { GivenContracts } from './given-contracts.tsx';
import { IncomeWindows } from './income-windows.tsx';
import { OFFER_WIDTH_PX, OfferForm } from './offer-form.tsx';
import { OwnContracts } from './own-contracts.tsx';

/** AC-06: the agent's own contract of a family with what is offered, what it has earned, and the contracts given on. */
export function ContractRoom({ family }: { family: ContractFamily }) {
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...ownQuery('contracts', family, page),
    queryFn: () => send(getContracts, { query: { family, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries(ownQuery('contracts'));
  return (
    <Answer of={answer}>
      {({ own, given, totalPages }) => {
        const held = own.find(({ state }) => state === 'accepted') ?? null;
        return (
          <div className="record-room">
            <OwnContracts own={own} onChanged={refresh} />
            <IncomeWindows family={family} />
            <GivenContracts
              given={given}
              page={page}
              totalPages={totalPages}
              onPage={setPage}
              onChanged={refresh}
              act={held && <Offer held={held} onDone={refresh} />}
            />
          </div>
        );
      }}
    </Answer>
  );
}

function Offer({ held, onDone }: { held: Contract; onDone: () => void }) {
  const text = useText('agentContracts');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className="button button-small button-action" onClick={() => setIsOpen(true)}>
        <Handshake aria-hidden size={16} />
        {text('offer')}
      </button>
      {isOpen && (
        <ModalFrame title={text('offer')} width={OFFER_WIDTH_PX} onClose={close}>
          <OfferForm
            held={held}
            onDone={() => {
              close();
              onDone();
            }}
          />
        </ModalFrame>
      )}
    </>
  );
}
