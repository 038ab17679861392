import { keptInTab } from '../shared/browser/kept.ts';
import { modalAtPath } from '../shared/modal/modal-address.ts';
import { navigate } from '../shared/navigation/navigation.ts';
import { thePage } from '../shared/page/page.ts';

const ITEM = 'popupsSeen';
/** NOTICE-02: popups show once a visit; one that is announced meanwhile shows when the next page is opened. */
export function showPopups(): void {
  const ids = thePage()
    .startup.get()
    .announcements.popup.map(({ id }) => id);
  const seen = keptInTab.read(ITEM)?.split(',') ?? [];
  if (ids.every((id) => seen.includes(id))) return;
  // A game is not interrupted, and a modal that is open already is not replaced.
  if (location.pathname === '/game' || modalAtPath(location.pathname)) return;
  if (new URLSearchParams(location.search).has('modal')) return;
  keptInTab.write(ITEM, ids.join(','));
  navigate().openModal('popup');
}
