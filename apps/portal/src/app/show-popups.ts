import { keptInTab } from '../shared/browser/kept.ts';
import { navigate } from '../shared/navigation/navigation.ts';
import { thePage } from '../shared/page/page.ts';

const ITEM = 'popupsSeen';
/** Nobody is interrupted in the middle of these. */
const busyPaths = ['/game', '/login', '/register', '/register.html'];

/** NOTICE-02: popups show once a visit; one that is announced meanwhile shows when the next page is opened. */
export function showPopups(): void {
  const ids = thePage()
    .startup.get()
    .announcements.popup.map(({ id }) => id);
  const seen = keptInTab.read(ITEM)?.split(',') ?? [];
  if (ids.every((id) => seen.includes(id))) return;
  if (busyPaths.includes(location.pathname) || new URLSearchParams(location.search).has('modal')) return;
  keptInTab.write(ITEM, ids.join(','));
  navigate().openModal('popup');
}
