import { createStore } from '@pelita/ui/store';
import { navigate } from '../../shared/navigation/navigation.ts';

/** What stands in the search when it opens. */
export const searchText = createStore('');

export function openSearch(text = ''): void {
  searchText.set(text);
  navigate().openModal('search');
}
