import { register, registerByMobile, rulesByMobile, type SessionValue } from '@pelita/contract';
import { Suspense, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { send } from '../../../shared/calls/send.ts';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { CaptchaField } from '../captcha-field.tsx';
import { useHumanProof } from '../../../shared/calls/use-human-proof.ts';
import type { RegistrationRules } from '../../../shared/rules/registration-rules.ts';
import { enter } from '../enter.ts';
import { FormPlace } from '../form-place.tsx';
import { type Codes, forgetCodes, invitationFields } from '../invitation/invitation.ts';
import {
  type RegistrationField as FieldName,
  registrationFields,
  registrationProblems,
  type RegistrationWay,
  type RegistrationValues,
  type ShownField,
  shownFields,
  typedValue,
} from './registration-fields.ts';
import { RegistrationLine } from './registration-line.tsx';
import { sentAlong } from './sent-along.ts';
import { TermsBox } from '../terms/terms-box.tsx';
import { useInvitation } from '../invitation/use-invitation.ts';
import { useNumberForm } from './use-number-form.ts';
import { useRegistrationCode } from './use-registration-code.ts';
import { useMobileNeeds } from './use-mobile-needs.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';

const InvitationWarning = lazyPart({ component: () => import('../invitation/invitation-warning.tsx') });
const RegistrationNumber = lazyPart({ component: () => import('./registration-number.tsx') });

const empty = Object.fromEntries(registrationFields.map((name) => [name, ''])) as Record<FieldName, string>;

type Props = { way: RegistrationWay; rules: RegistrationRules; socialToken?: string };

/** REG-01, REG-03: the form that the server's rules draw, either way: fields, hints and problems all come from them. */
export function RegisterForm({ way, rules, socialToken }: Props) {
  const text = useText('identity');
  const texts = { field: useText('fieldErrors'), pattern: useText('patterns') };
  const prove = useHumanProof();
  const registrationCode = useRegistrationCode(prove);
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  /** Each refused try has used its picture up. */
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const { control, handleSubmit, setError, setValue, getValues, clearErrors, formState } = useForm<RegistrationValues>({
    // REG-07: the terms box starts checked.
    defaultValues: { ...empty, countryDialingCode: '', hasAcceptedTerms: true },
  });
  const { isSubmitting } = formState;
  const invitation = useInvitation();
  const mobileNeeds = useMobileNeeds();
  const isByMobile = way === 'mobile';
  const shown = shownFields(isByMobile ? rulesByMobile(rules, mobileNeeds) : rules, invitation.ofAddress, way);
  const names = shown.map(({ name }) => name);

  const say = (problems: Partial<Record<string, string>>): boolean => {
    const wrong = names.filter((name) => problems[name] !== undefined);
    for (const [at, name] of wrong.entries())
      setError(name, { message: problems[name] ?? '' }, { shouldFocus: at === 0 });
    return wrong.length > 0;
  };
  const problemsOf = async (values: RegistrationValues) => ({
    ...(await numberProblems(values, names, texts.field('phone_number'))),
    ...registrationProblems(values, shown, texts),
  });
  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const isWrong = say(await problemsOf(values));
    if (!values.hasAcceptedTerms) setError('hasAcceptedTerms', { message: texts.field('not empty?') });
    if (isWrong || !values.hasAcceptedTerms) return;
    try {
      const typed = typedCodes(values, names);
      const codes = await invitation.confirm(typed);
      if (codes === null) return sayOfCodes({ ...invitation.ofAddress, ...typed });
      const body = {
        ...requestOf(values, shown),
        ...codes,
        ...sentAlong(socialToken),
        ...(await registrationCode.attach(values.verificationCode)),
        humanVerification: await prove(),
      };
      const session: SessionValue = isByMobile
        ? await send(registerByMobile, { body })
        : await send(register, { body });
      forgetCodes();
      enter(session);
    } catch (failure) {
      const { message, fields } = formFailure(failure, names);
      setProblem(message);
      setValue('captcha', '');
      setCaptchaTurn((before) => before + 1);
      say(fields);
    }
  });
  /** REG-08: the refused code stands in its field, if there is one, to be put right. */
  const sayOfCodes = (codes: Codes): void => {
    for (const field of invitationFields) {
      if (codes[field] === undefined) continue;
      setValue(field, codes[field]);
      setError(field, { message: texts.field('invitation_code') });
    }
  };
  const refuse = useCallback((failure: unknown) => setProblem(failureText(failure)), []);
  const numberForm = useNumberForm({ getValues, setValue, setError, clearErrors }, refuse);

  return (
    <form noValidate className="form" onSubmit={(event) => void submit(event)}>
      {shown.map(({ name, rule }, at) => {
        if (name === 'verificationCode') return null;
        if (name === 'captcha')
          return (
            <CaptchaField
              key={name}
              control={control}
              name={name}
              turn={captchaTurn}
              onNewPicture={() => setValue('captcha', '')}
            />
          );
        if (name !== 'mobileNum')
          return <RegistrationLine key={name} control={control} name={name} rule={rule} takesFocus={at === 0} />;
        return (
          <Suspense key={name} fallback={<FormPlace lines={1} />}>
            <RegistrationNumber
              control={control}
              numberName="mobileNum"
              codeName="verificationCode"
              form={numberForm}
              requestCode={registrationCode.requestCode}
              label={rule.required ? text(name) : `${text(name)} (${text('optional')})`}
              isRequired={rule.required}
              takesFocus={at === 0}
              hasCode={names.includes('verificationCode')}
            />
          </Suspense>
        );
      })}
      <TermsBox control={control} name="hasAcceptedTerms" />
      <FormProblem text={problem} />
      <SubmitButton label={text('registerSubmit')} runningLabel={text('registerRunning')} isRunning={isSubmitting} />
      {invitation.warning !== undefined && (
        <Suspense fallback={null}>
          <InvitationWarning title={invitation.warning} onClose={invitation.endWarning} />
        </Suspense>
      )}
    </form>
  );
}

/** What a number is comes with its field, and so does who judges it. */
async function numberProblems(
  { mobileNum, countryDialingCode }: RegistrationValues,
  names: readonly FieldName[],
  problem: string,
): Promise<Partial<Record<FieldName, string>>> {
  const typed = mobileNum.trim();
  if (!names.includes('mobileNum') || typed === '') return {};
  const { isPhoneNumber } = await import('../../../shared/phone/countries.ts');
  return isPhoneNumber(typed, countryDialingCode) ? {} : { mobileNum: problem };
}

function typedCodes(values: RegistrationValues, names: readonly FieldName[]): Codes {
  const typed = invitationFields.map((field) => [field, names.includes(field) ? values[field].trim() : ''] as const);
  return Object.fromEntries(typed.filter(([, code]) => code !== ''));
}

/** REG-02: what was typed into the fields that show. */
function requestOf(values: RegistrationValues, shown: readonly ShownField[]) {
  const filled = shown.map(({ name }) => [name, typedValue(name, values)] as const).filter(([, value]) => value !== '');
  const { mobileNum, countryDialingCode } = values;
  return {
    ...(Object.fromEntries(filled) as Record<'username' | 'password' | 'confirmPassword' | 'mobileNum', string>),
    ...(mobileNum.trim() === '' ? {} : { countryDialingCode, firebaseChannel: 'sms' }),
  };
}
