import { SessionValue } from '@pelita/contract';
import { keptInTab } from '../../../shared/browser/kept.ts';

/** The item's name in the product's document; what stands in it says decision 0056. */
const ITEM = 'temporaryPassword';

/** LOGIN-16: the login that must change its password, for a reload of this tab in the middle of it. */
export function keepPendingChange(value: SessionValue): void {
  keptInTab.write(ITEM, JSON.stringify(value));
}

export function pendingChange(): SessionValue | null {
  try {
    return SessionValue.parse(JSON.parse(keptInTab.read(ITEM) ?? ''));
  } catch {
    return null;
  }
}

export function forgetPendingChange(): void {
  keptInTab.remove(ITEM);
}
