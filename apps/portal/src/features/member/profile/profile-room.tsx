import '../../../shared/security/security-centre.css';
import { isDay } from '@pelita/i18n';
import { getConsolidatedSettings, getProfile, saveProfile } from '@pelita/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { nowMs } from '@pelita/client/now';
import { send } from '../../../shared/calls/send.ts';
import { ChoiceField } from '@pelita/ui/choice-field';
import { DateField } from '@pelita/ui/date-field';
import { FormField } from '@pelita/ui/form-field';
import { useFormFailure } from '@pelita/ui/form-failure';
import { FormProblem } from '@pelita/ui/form-problem';
import { SubmitButton } from '@pelita/ui/submit-button';
import { useText } from '../../../shared/language/use-text.ts';
import { notify } from '@pelita/ui/notice';
import { usePageLanguage, useStartup } from '../../../shared/page/page.ts';
import { Answer } from '@pelita/ui/answer';
import { keepMemberInfo } from '../../../shared/session/member-store.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { FixedField } from './fixed-field.tsx';
import { latestBirthday } from './latest-birthday.ts';
import { nationalities } from './nationalities.ts';
import { changesOf, fieldGroups, formOf, type Profile, profileFields, type ProfileField } from './profile-fields.ts';

type Limit = { years: number; latest: string };

/** MC-03: who somebody is, in their own words. */
export default function ProfileRoom() {
  const profile = useQuery({ ...ownQuery('profile'), queryFn: () => send(getProfile, {}), staleTime: 0 });
  const settings = useQuery({ queryKey: ['settings'], queryFn: () => send(getConsolidatedSettings, {}) });
  return (
    <Answer of={settings}>
      {({ birthdayLimitYears: years, timeZone }) => (
        <Answer of={profile}>
          {(value) => (
            <ProfileForm profile={value} limit={{ years, latest: latestBirthday(nowMs(), timeZone, years) }} />
          )}
        </Answer>
      )}
    </Answer>
  );
}

function ProfileForm({ profile, limit }: { profile: Profile; limit: Limit }) {
  const text = useText('centre');
  const fieldText = useText('fieldErrors');
  const { code } = usePageLanguage();
  const { country } = useStartup().settings;
  const client = useQueryClient();
  const formFailure = useFormFailure();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: formOf(profile) });

  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    const body = changesOf(profile, typed);
    if (Object.keys(body).length === 0) return notify({ tone: 'done', text: text('profileUnchanged') });
    if (body.birthday !== undefined && !isDay(body.birthday))
      return setError('birthday', { message: fieldText('invalid') }, { shouldFocus: true });
    if (body.birthday !== undefined && body.birthday > limit.latest) {
      const message = fieldText('too_young', { minimum: String(limit.years) });
      return setError('birthday', { message }, { shouldFocus: true });
    }
    try {
      const saved = await send(saveProfile, { body });
      client.setQueryData(ownQuery('profile').queryKey, saved);
      reset(formOf(saved));
      keepMemberInfo({ nickname: saved.nickname });
      notify({ tone: 'done', text: text('profileSaved') });
    } catch (failure) {
      const { message, fields } = formFailure(failure, profileFields);
      setProblem(message);
      for (const name of profileFields)
        if (fields[name] !== undefined) setError(name, { message: fields[name] }, { shouldFocus: true });
    }
  });

  const field = (name: ProfileField) => {
    const label = text(`field_${name}`);
    if (name === 'birthday' && profile.birthday !== null)
      return <FixedField key={name} label={label} value={profile.birthday} note={text('birthdayFixed')} isDay />;
    if (name === 'nationality')
      return (
        <ChoiceField
          key={name}
          control={control}
          name={name}
          label={label}
          nothing={text('chooseNationality')}
          choices={nationalities(code, country, profile.nationality)}
          isRequired={false}
          autoComplete="country"
        />
      );
    if (name === 'birthday')
      return (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: shown, fieldState: { error } }) => (
            <DateField
              {...shown}
              label={label}
              hint={text('birthdayHint', { age: String(limit.years) })}
              problem={error?.message}
              autoComplete="bday"
            />
          )}
        />
      );
    return <FormField key={name} control={control} name={name} label={label} {...traits(name)} />;
  };
  const traits = (name: ProfileField) => {
    if (name === 'nickname') return { hint: text('nicknameHint'), autoComplete: 'nickname' };
    return name in autoComplete ? { autoComplete: autoComplete[name as keyof typeof autoComplete] } : {};
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {(Object.keys(fieldGroups) as (keyof typeof fieldGroups)[]).map((group) => (
        <fieldset key={group} className="profile-group">
          <legend className="centre-heading">{text(`group_${group}`)}</legend>
          {group === 'name' && (
            <FixedField
              label={text('field_payeeName')}
              value={profile.payeeName}
              note={text(profile.payeeName === null ? 'payeeNameUnset' : 'payeeNameFixed')}
            />
          )}
          {fieldGroups[group].map(field)}
        </fieldset>
      ))}
      <div className="centre-act">
        <FormProblem text={problem} />
        <SubmitButton
          label={text('profileSave')}
          runningLabel={text('profileSaving')}
          isRunning={formState.isSubmitting}
        />
      </div>
    </form>
  );
}

/** By what a browser may know it. */
const autoComplete = {
  address: 'street-address',
  occupation: 'organization-title',
  whatsapp: 'tel',
};
