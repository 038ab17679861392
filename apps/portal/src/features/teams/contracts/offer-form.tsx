import './contracts.css';
import { isWithin, MOST_TIERS, termsFrom } from '@pelita/agents';
import { type Contract, paymentPeriods, type PaymentPeriod } from '@pelita/contract';
import { FieldFrame } from '@pelita/ui/field-frame';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { DownlineChoice } from './downline-choice.tsx';
import { judgeTiers, typedTiersOf } from './offer-tiers.ts';
import { RateFields, typedRatesOf } from './rate-fields.tsx';
import { sendOffer } from './send-offer.ts';
import { TierFields } from './tier-fields.tsx';

export const OFFER_WIDTH_PX = 640;

/** AC-04: terms for an agent directly below, held against the agent's own while they are typed. */
export function OfferForm(props: {
  /** The agent's own contract, out of which this one is paid. */
  held: Contract;
  /** Where it is for one account. */
  account?: string;
  onDone: () => void;
}) {
  const { held, onDone } = props;
  const text = useText('agentContracts');
  const [account, setAccount] = useState<string | null>(props.account ?? null);
  const [period, setPeriod] = useState<PaymentPeriod>(held.period);
  const [tiers, setTiers] = useState(() => typedTiersOf(held));
  const [rates, setRates] = useState(() => typedRatesOf(held));
  const [isTried, setIsTried] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const faults = judgeTiers(tiers, held);
  const isRight = held.family === 'realtime' ? areWithin(rates, held) : faults.every((fault) => fault === null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (account === null || !isRight) return;
    setIsRunning(true);
    setProblem(undefined);
    try {
      await sendOffer(held, { account, period, tiers, rates });
      notify({ tone: 'done', text: text('offered', { account }) });
      onDone();
    } catch (failure) {
      setProblem(failureText(failure));
    }
    setIsRunning(false);
  };
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      {props.account === undefined && (
        <DownlineChoice account={account} onChoose={setAccount} isMissing={isTried && account === null} />
      )}
      {/* A dividend is settled together with the one out of which it is paid. */}
      {held.family !== 'dividend' && (
        <FieldFrame label={text('period')} problem={undefined}>
          {(wiring) => (
            <select
              {...wiring}
              className="field-input field-choice"
              value={period}
              onChange={({ currentTarget }) => setPeriod(currentTarget.value as PaymentPeriod)}
            >
              {paymentPeriods.map((name) => (
                <option key={name} value={name}>
                  {text(`period_${name}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {held.family === 'realtime' ? (
        <RateFields rates={rates} held={held} onChange={setRates} isWrong={!isRight} />
      ) : (
        <TierFields family={held.family} tiers={tiers} faults={faults} most={MOST_TIERS} onChange={setTiers} />
      )}
      <FormProblem text={problem} />
      <SubmitButton label={text('send')} runningLabel={text('sending')} isRunning={isRunning} />
    </form>
  );
}

function areWithin(rates: ReturnType<typeof typedRatesOf>, { family, currency, realTime }: Contract): boolean {
  const offered = termsFrom(family, currency, rates);
  const own = realTime && termsFrom(family, currency, realTime);
  return offered !== null && own !== null && isWithin(offered, own);
}
