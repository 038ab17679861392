import { renewTeamPassword, type TeamMember } from '@pelita/contract';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { notify } from '@pelita/ui/notice';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';

/** AC-03: another first password for an account whose holder has not logged in yet; later ones are the holder's own. */
export function FirstPasswordForm({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const text = useText('agentCentre');
  const { playerId, username } = member;
  const form = useActForm({ password: '' }, async ({ password }) => {
    await send(renewTeamPassword, { body: { playerId, password } });
    notify({ tone: 'done', text: text('passwordRenewed', { account: username }) });
    onDone();
  });
  return (
    <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
      <FormField
        control={form.control}
        name="password"
        label={text('firstPassword')}
        hint={text('firstPasswordNote')}
        autoComplete="off"
        isRequired
        isSecret
        takesFocus
      />
      <FormProblem text={form.problem} />
      <SubmitButton label={text('save')} runningLabel={text('saving')} isRunning={form.isSubmitting} />
    </form>
  );
}
