import { keptForever } from '../../shared/browser/kept.ts';

const ITEM = 'loginDeviceId';

/** The device's own id, made once and kept: sent with every login. */
export function loginDeviceId(): string {
  const kept = keptForever.read(ITEM);
  if (kept) return kept;
  const made = crypto.randomUUID();
  keptForever.write(ITEM, made);
  return made;
}
