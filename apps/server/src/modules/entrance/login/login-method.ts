/** What a login was first proved by. */
export type LoginMethod = 'password' | 'sms' | 'recovery' | 'social';
