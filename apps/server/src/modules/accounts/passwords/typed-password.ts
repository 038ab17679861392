import type { Settings } from '../../../platform/settings/settings.ts';

/** LOGIN-02: a password counts as typed, unless the brand has spaces around it dropped; then everywhere alike. */
export function typedPassword(settings: Settings, typed: string): string {
  return settings.get('login.trimPassword') ? typed.trim() : typed;
}
