import { answerRealityCheck, getRealityCheck, type RealityCheck } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { DescriptionList } from '@pelita/ui/description-list';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { QueryScope } from '../../shared/query/query-scope.tsx';
import { ownQuery } from '../../shared/session/own-query.ts';
import { realityIsAnswered, realityIsUnanswered } from './follow-reality.ts';

const MINUTE_MS = 60_000;

/** SAFE-02: how long somebody is here and what play has come to. To close it is to have seen it. */
export default function RealityCheckDialog({ onClose }: { onClose: () => void }) {
  return (
    <QueryScope>
      <Check onClose={onClose} />
    </QueryScope>
  );
}

function Check({ onClose }: { onClose: () => void }) {
  const text = useText('saferPlay');
  const kept = useQuery({ ...ownQuery('reality'), queryFn: () => send(getRealityCheck, {}), staleTime: 0, gcTime: 0 });
  const goOn = async (next: () => void) => {
    // An answer that is not heard holds nobody here.
    await send(answerRealityCheck, {}).then(realityIsAnswered, realityIsUnanswered);
    next();
  };
  return (
    <ModalFrame kind="dialog" width={420} title={text('realityTitle')} onClose={() => void goOn(onClose)}>
      <Answer of={kept}>{(check) => <Facts check={check} />}</Answer>
      <div className="dialog-acts">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void goOn(() => navigate().openModal('member-centre', 'saferPlay'))}
        >
          {text('realityStop')}
        </button>
        <button type="button" className="button button-strong" onClick={() => void goOn(onClose)}>
          {text('realityGoOn')}
        </button>
      </div>
    </ModalFrame>
  );
}

function Facts({ check }: { check: RealityCheck }) {
  const text = useText('saferPlay');
  const { code } = usePageLanguage();
  const all = Math.floor((Date.parse(check.at) - Date.parse(check.openedAt)) / MINUTE_MS);
  const money = (amount: string) => formatMoney(code, amount, check.currency);
  return (
    <DescriptionList
      facts={[
        {
          name: text('realityTime'),
          value: text('realityMinutes', { hours: Math.floor(all / 60), minutes: all % 60 }),
        },
        { name: text('realityStaked'), value: money(check.staked) },
        { name: text('realityReturned'), value: money(check.returned) },
        { name: text('realityNet'), value: <b>{money(check.net)}</b> },
      ]}
    />
  );
}
