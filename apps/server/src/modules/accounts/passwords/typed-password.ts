import type { Settings } from '../../../platform/settings/settings.ts';
import { accountsSettings } from '../settings.ts';

/** LOGIN-02: a password counts as typed, unless the brand has spaces around it dropped; then everywhere alike. */
export function typedPassword(settings: Settings, typed: string): string {
  return settings.get(accountsSettings.trimPassword) ? typed.trim() : typed;
}
