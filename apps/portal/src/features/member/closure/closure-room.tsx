import '../../../shared/security/security-centre.css';
import { closeAccount } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { TriangleAlert } from 'lucide-react';
import { send } from '../../../shared/calls/send.ts';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { useMember } from '../../../shared/session/member-store.ts';
import { leaving } from '../../../shared/session/losing.ts';
import { endSession } from '../../../shared/session/session.ts';
import { useActForm } from '@pelita/ui/use-act-form';
import { NeedsLoginPassword } from '../../../shared/security/needs-login-password.tsx';
import { WithSecurity } from '../../../shared/security/with-security.tsx';

const MONEY_NOTE = 'closure-money';
const warnings = ['closure_money', 'closure_login', 'closure_name', 'closure_kept'] as const;

/** MC-03: the end of an account: what it means, and the password once more. */
export default function ClosureRoom() {
  return (
    <WithSecurity>
      {({ hasLoginPassword }) => (hasLoginPassword ? <ClosureForm /> : <NeedsLoginPassword />)}
    </WithSecurity>
  );
}

function ClosureForm() {
  const text = useText('centre');
  const identityText = useText('identity');
  const moneyLeft = useMoneyLeft();
  const form = useActForm({ password: '' }, async (body) => {
    await leaving(send(closeAccount, { body }));
    notify({ tone: 'done', text: text('closureDone') });
    endSession();
  });
  return (
    <form noValidate className="centre-stack" onSubmit={(event) => void form.submit(event)}>
      <p className="text-pretty">{text('closureIntro')}</p>
      <ul className="closure-warnings">
        {warnings.map((name) => (
          <li key={name}>
            <TriangleAlert aria-hidden size={18} />
            <span>{text(name)}</span>
          </li>
        ))}
      </ul>
      {moneyLeft !== null && (
        <p id={MONEY_NOTE} className="closure-money">
          {text('closureMoneyLeft', { amount: moneyLeft })}
        </p>
      )}
      <FormField
        control={form.control}
        name="password"
        label={identityText('password')}
        isSecret
        isRequired
        autoComplete="current-password"
      />
      <FormProblem text={form.problem} />
      <button
        type="submit"
        className="button closure-submit"
        disabled={form.isSubmitting || moneyLeft !== null}
        aria-describedby={moneyLeft === null ? undefined : MONEY_NOTE}
      >
        {text(form.isSubmitting ? 'closureRunning' : 'closureSubmit')}
      </button>
    </form>
  );
}

/** What the wallet holds, in words; null where it is empty. An account with money is not closed, as the server repeats. */
function useMoneyLeft(): string | null {
  const { code } = usePageLanguage();
  const { balance } = useMember();
  if (!balance || !/[1-9]/.test(balance.amount)) return null;
  return formatMoney(code, balance.amount, balance.currency);
}
