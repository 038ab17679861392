import { registerByMobile } from '@pelita/contract';
import { Suspense, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { send } from '../../../shared/calls/send.ts';
import { useHumanProof } from '../../../shared/calls/use-human-proof.ts';
import NumberFields from '../../../shared/code/number-fields.tsx';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormField } from '@pelita/ui/form-field';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import type { RegistrationRules } from '../../../shared/rules/registration-rules.ts';
import { hintOf } from '../../../shared/rules/rule-hint.ts';
import { enter } from '../enter.ts';
import { type Codes, forgetCodes, invitationFields } from '../invitation/invitation.ts';
import { mobileProblems, type MobileNeeds, type MobileValues, emptyMobileValues } from './mobile-registration.ts';
import { shownFields } from './registration-fields.ts';
import { sentAlong } from './sent-along.ts';
import { TermsBox } from '../terms/terms-box.tsx';
import { useInvitation } from '../invitation/use-invitation.ts';
import { useNumberForm } from './use-number-form.ts';
import { useRegistrationCode } from './use-registration-code.ts';
import { useSwitches } from './use-switches.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';

const InvitationWarning = lazyPart({ component: () => import('../invitation/invitation-warning.tsx') });

const names = [
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  ...invitationFields,
  'hasAcceptedTerms',
] as const;

/** REG-01, REG-06: a number, the code that proves it, and a password where the brand wants one. */
export default function RegisterByMobileForm(props: { rules: RegistrationRules; socialToken?: string }) {
  const { rules, socialToken } = props;
  const text = useText('identity');
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const switches = useSwitches();
  const prove = useHumanProof();
  const registrationCode = useRegistrationCode(prove);
  const hasPassword = switches.passwordAtMobileRegistration;
  // Where nothing else opens the account, the code always does.
  const needs: MobileNeeds = { code: switches.codeAtRegistration || !hasPassword, password: hasPassword };
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, getValues, setValue, setError, clearErrors, formState } = useForm<MobileValues>({
    defaultValues: emptyMobileValues,
  });
  const refuse = useCallback((failure: unknown) => setProblem(failureText(failure)), []);
  const numberForm = useNumberForm({ getValues, setValue, setError, clearErrors }, refuse);
  const invitation = useInvitation();
  const shownCodes = shownFields(rules, invitation.ofAddress).flatMap(({ name, rule }) =>
    name === 'affiliateCode' || name === 'referralCode' ? [{ name, rule }] : [],
  );
  const say = (problems: Partial<Record<string, string>>): boolean => {
    const wrong = names.filter((name) => problems[name] !== undefined);
    for (const [at, name] of wrong.entries())
      setError(name, { message: problems[name] ?? '' }, { shouldFocus: at === 0 });
    return wrong.length > 0;
  };
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    if (say(mobileProblems(typed, { rules, needs, texts, shownCodes }))) return;
    try {
      const typedCodes = codesOf(typed);
      const codes = await invitation.confirm(typedCodes);
      if (codes === null) return sayOfCodes({ ...invitation.ofAddress, ...typedCodes });
      const body = {
        ...requestOf(typed, needs),
        ...codes,
        ...sentAlong(socialToken),
        ...(await registrationCode.attach(typed.verificationCode)),
        humanVerification: await prove(),
      };
      const session = await send(registerByMobile, { body });
      forgetCodes();
      enter(session);
    } catch (failure) {
      const { message, fields } = formFailure(failure, names);
      setProblem(message);
      say(fields);
    }
  });
  const sayOfCodes = (codes: Codes): void => {
    for (const field of invitationFields) {
      if (codes[field] === undefined) continue;
      setValue(field, codes[field]);
      setError(field, { message: texts.field('invitation_code') });
    }
  };
  const secret = { control, isSecret: true, isRequired: true, autoComplete: 'new-password' };
  const { password: passwordRule } = rules;
  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      <NumberFields
        control={control}
        numberName="mobileNum"
        codeName="verificationCode"
        form={numberForm}
        label={text('mobileNum')}
        hasCode={needs.code}
        requestCode={registrationCode.requestCode}
      />
      {needs.password && (
        <>
          <FormField
            {...secret}
            name="password"
            label={text('password')}
            hint={passwordRule && hintOf(passwordRule, texts)}
          />
          <FormField {...secret} name="confirmPassword" label={text('confirmPassword')} />
        </>
      )}
      {shownCodes.map(({ name, rule }) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={rule.required ? text(name) : `${text(name)} (${text('optional')})`}
          hint={hintOf(rule, texts)}
          isRequired={rule.required}
        />
      ))}
      <TermsBox control={control} name="hasAcceptedTerms" />
      <FormProblem text={problem} />
      <SubmitButton
        label={text('registerSubmit')}
        runningLabel={text('registerRunning')}
        isRunning={formState.isSubmitting}
      />
      {invitation.warning !== undefined && (
        <Suspense fallback={null}>
          <InvitationWarning title={invitation.warning} onClose={invitation.endWarning} />
        </Suspense>
      )}
    </form>
  );
}

function codesOf(typed: MobileValues): Codes {
  const codes = invitationFields.map((field) => [field, typed[field].trim()] as const);
  return Object.fromEntries(codes.filter(([, code]) => code !== ''));
}

function requestOf(typed: MobileValues, needs: MobileNeeds) {
  const { password, confirmPassword } = typed;
  return {
    mobileNum: typed.mobileNum.trim(),
    countryDialingCode: typed.countryDialingCode,
    ...(needs.code ? { verificationCode: typed.verificationCode.trim(), firebaseChannel: 'sms' } : {}),
    ...(needs.password ? { password, confirmPassword } : {}),
  };
}
