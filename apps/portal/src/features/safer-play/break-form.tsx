import '../../shared/security/security-centre.css';
import { beginBreak, type BreakLength, breakLengths } from '@pelita/contract';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { useActForm } from '@pelita/ui/use-act-form';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { leaving } from '../../shared/session/losing.ts';
import { endSession } from '../../shared/session/session.ts';

/** SAFE-02: a break that nobody ends early, so it asks for the password. */
export function BreakForm() {
  const text = useText('saferPlay');
  const identityText = useText('identity');
  const form = useActForm({ length: '', password: '' }, async ({ length, password }) => {
    await leaving(send(beginBreak, { body: { length: length as BreakLength, password } }));
    notify({ tone: 'done', text: text('breakDone') });
    endSession();
  });
  return (
    <form noValidate className="safer-play-form" onSubmit={(event) => void form.submit(event)}>
      <h3 className="centre-heading">{text('breakTitle')}</h3>
      <p className="text-pretty">{text('breakIntro')}</p>
      <ChoiceField
        control={form.control}
        name="length"
        label={text('breakLength')}
        nothing={text('choose')}
        choices={breakLengths.map((value) => ({ value, label: text(`length_${value}`) }))}
      />
      <FormField
        control={form.control}
        name="password"
        label={identityText('password')}
        isSecret
        isRequired
        autoComplete="current-password"
      />
      <FormProblem text={form.problem} />
      <button type="submit" className="button closure-submit" disabled={form.isSubmitting}>
        {text(form.isSubmitting ? 'breakRunning' : 'breakSubmit')}
      </button>
    </form>
  );
}
