import { confirmPlayLimit, type CurrencyCode, type PlayLimit, setPlayLimit } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { Moment } from '@pelita/ui/moment';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useAct } from '../../shared/security/use-act.ts';

type Props = { currency: CurrencyCode; onChanged: () => Promise<unknown> };

export function Limits({ limits, currency, onChanged }: Props & { limits: readonly PlayLimit[] }) {
  const text = useText('saferPlay');
  if (limits.length === 0) return <p className="safer-play-limit">{text('noLimits')}</p>;
  return (
    <ul className="safer-play-limits">
      {limits.map((limit) => (
        <Limit key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} onChanged={onChanged} />
      ))}
    </ul>
  );
}

/** One limit: what is left of it, and a raise that waits. */
function Limit({ limit, currency, onChanged }: Props & { limit: PlayLimit }) {
  const text = useText('saferPlay');
  const { code } = usePageLanguage();
  const { isRunning, run } = useAct(onChanged);
  const { kind, period, asked } = limit;
  const shown = (amount: string) =>
    kind === 'time' ? text('minutes', { count: Number(amount) }) : formatMoney(code, amount, currency);
  const confirm = () =>
    run(async () => {
      await send(confirmPlayLimit, { body: { kind, period } });
      return text('raiseConfirmed');
    });
  const ask = (amount: string | null) =>
    run(async () => {
      await send(setPlayLimit, { body: { kind, period, amount } });
      return text(amount === null ? 'endIsAsked' : 'limitKept');
    });
  return (
    <li className="safer-play-limit">
      <div className="safer-play-row">
        <b>
          {text(`kind_${kind}`)} · {text(`period_${period}`)}
        </b>
        <span>{text('ofLimit', { left: shown(limit.left), amount: shown(limit.amount) })}</span>
      </div>
      <progress
        max={Number(limit.amount)}
        value={Number(limit.amount) - Number(limit.left)}
        aria-label={text(`kind_${kind}`)}
      />
      {asked ? (
        <div className="safer-play-row">
          <span className="text-muted">
            {asked.amount === null ? text('endAsked') : text('raiseAsked', { amount: shown(asked.amount) })}{' '}
            <Moment at={asked.confirmableFrom} />
          </span>
          <span className="safer-play-row">
            <button
              type="button"
              className="button button-quiet button-small"
              disabled={isRunning}
              onClick={() => ask(limit.amount)}
            >
              {text('keepLimit')}
            </button>
            <button type="button" className="button button-strong button-small" disabled={isRunning} onClick={confirm}>
              {text('confirmRaise')}
            </button>
          </span>
        </div>
      ) : (
        <div>
          <button
            type="button"
            className="button button-quiet button-small"
            disabled={isRunning}
            onClick={() => ask(null)}
          >
            {text('removeLimit')}
          </button>
        </div>
      )}
    </li>
  );
}
