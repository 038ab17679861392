import { type FieldRule, fieldPatterns, type PatternId } from '@pelita/contract';
import type { Settings } from '../../../platform/settings/settings.ts';
import { accountsSettings, type FieldChanges } from '../settings.ts';

/** A rule as the product ships it, with what the brand has changed by the setting `registration.fields`. */
export function fieldRule(settings: Pick<Settings, 'get'>, field: string, shipped: FieldRule): FieldRule {
  return { ...shipped, ...changesOf(settings.get(accountsSettings.registrationFields), field) };
}

/** A change of the pattern alone would contradict the text that explains it, so the two change together. */
function changesOf(changes: FieldChanges, field: string): object {
  const change = Object.hasOwn(changes, field) ? changes[field] : undefined;
  const { patternId, acceptedPattern } = change ?? {};
  if (patternId !== undefined) return { acceptedPattern: fieldPatterns[patternId], ...change };
  return acceptedPattern === undefined ? { ...change } : { patternId: 'other', ...change };
}

export function requiredField(patternId: PatternId, minLength: number, maxLength: number, type = 'text'): FieldRule {
  return {
    enabled: true,
    required: true,
    acceptedPattern: fieldPatterns[patternId],
    patternId,
    minLength,
    maxLength,
    type,
  };
}

/** Until a brand switches it on. */
export function disabledField(patternId: PatternId, minLength: number, maxLength: number, type = 'text'): FieldRule {
  return { ...requiredField(patternId, minLength, maxLength, type), enabled: false, required: false };
}
