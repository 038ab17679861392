import {
  addBankAccount,
  BANK_ACCOUNT_DIGITS,
  bankAccountNumberForm,
  type CallValue,
  getProfile,
  listWithdrawBanks,
} from '@pelita/contract';
import { lengthText } from '@pelita/i18n';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { ChoiceField } from '@pelita/ui/choice-field';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useActForm } from '@pelita/ui/use-act-form';
import { useText } from '../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { ownQuery } from '../../shared/session/own-query.ts';
import { useConfirmation } from '../../shared/security/use-confirmation.tsx';
import { RoomWaits, useAccountHasChanged } from '../../shared/security/with-security.tsx';

const length = lengthText(BANK_ACCOUNT_DIGITS.minimum, BANK_ACCOUNT_DIGITS.maximum);
/** As banks print it, in groups. */
const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

type Banks = CallValue<typeof listWithdrawBanks>;

/** The form waits for the banks to choose from and for the name that the accounts are held in. */
export function AddBankAccount({ onEnd }: { onEnd: () => void }) {
  const banks = useQuery({ queryKey: ['withdraw-banks'], queryFn: () => send(listWithdrawBanks, {}) });
  const profile = useQuery({ ...ownQuery('profile'), queryFn: () => send(getProfile, {}), staleTime: 0 });
  const failed = banks.error ?? profile.error;
  if (banks.data && profile.data)
    return <AccountForm banks={banks.data} holder={profile.data.payeeName} onEnd={onEnd} />;
  if (!failed) return <RoomWaits />;
  const retry = () => void Promise.all([banks.refetch(), profile.refetch()]);
  return <NotLoaded failure={failed} onRetry={retry} />;
}

function AccountForm({ banks, holder, onEnd }: { banks: Banks; holder: string | null; onEnd: () => void }) {
  const text = useText('security');
  const kit = useText('kitForms');
  const { confirmed, step } = useConfirmation();
  const accountHasChanged = useAccountHasChanged();
  const empty = { bankName: '', accountName: holder ?? '', accountNumber: '' };
  const patterns = useText('patterns');
  const form = useActForm(
    empty,
    async ({ accountNumber, ...typed }) => {
      const body = { ...typed, accountNumber: plainNumber(accountNumber) };
      if (!(await confirmed((password) => send(addBankAccount, { body: { ...body, password } })))) return;
      await accountHasChanged();
      notify({ tone: 'done', text: text('bankAccountAdded') });
      onEnd();
    },
    ({ accountNumber }) =>
      bankAccountNumberForm.test(plainNumber(accountNumber)) ? {} : { accountNumber: patterns('digits', { length }) },
  );
  return (
    <>
      <form noValidate className="form" onSubmit={(event) => void form.submit(event)}>
        <ChoiceField
          control={form.control}
          name="bankName"
          label={text('bank')}
          nothing={text('chooseBank')}
          choices={banks.map(({ bankName }) => ({ value: bankName, label: bankName }))}
        />
        {/* The first account fixes the name, unless the registration did; from then on there is nothing to type. */}
        {holder === null ? (
          <FormField
            control={form.control}
            name="accountName"
            label={text('accountName')}
            hint={text('accountNameHint')}
            autoComplete="name"
            isRequired
          />
        ) : (
          <p className="security-now">
            <span className="text-muted text-sm">{text('accountName')}</span>
            <bdi>{holder}</bdi>
            <span className="text-muted text-sm">{text('accountNameFixed')}</span>
          </p>
        )}
        <FormField
          control={form.control}
          name="accountNumber"
          label={text('accountNumber')}
          inputMode="numeric"
          isRequired
        />
        <FormProblem text={form.problem} />
        <SubmitButton label={text('addBankAccount')} runningLabel={text('bindRunning')} isRunning={form.isSubmitting} />
        <button type="button" className="button button-quiet" onClick={onEnd}>
          {kit('cancel')}
        </button>
      </form>
      {step}
    </>
  );
}
