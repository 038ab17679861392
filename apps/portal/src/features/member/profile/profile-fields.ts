import type { CallValue, getProfile } from '@pelita/contract';

export type Profile = CallValue<typeof getProfile>;
/** The name of the bank accounts comes with the first of them. */
export type ProfileField = Exclude<keyof Profile, 'payeeName'>;
export type ProfileForm = Record<ProfileField, string>;

export const fieldGroups = {
  name: ['nickname', 'birthday', 'placeOfBirth', 'nationality', 'address'],
  work: ['occupation', 'sourceOfIncome'],
  contacts: ['whatsapp', 'telegram', 'line', 'zalo', 'wechat', 'facebook', 'qqNum'],
} as const satisfies Record<string, readonly ProfileField[]>;

export const profileFields: readonly ProfileField[] = Object.values(fieldGroups).flat();

export function formOf(profile: Profile): ProfileForm {
  return Object.fromEntries(profileFields.map((name) => [name, profile[name] ?? ''])) as ProfileForm;
}

/** What is sent: a field left as it was is left out, so that what another device has changed meanwhile stays. */
export function changesOf(profile: Profile, typed: ProfileForm): Partial<ProfileForm> {
  const before = formOf(profile);
  return Object.fromEntries(
    profileFields.filter((name) => typed[name].trim() !== before[name]).map((name) => [name, typed[name].trim()]),
  );
}
