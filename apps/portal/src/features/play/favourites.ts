import { addFavourite, getFavourites, removeFavourite } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { notify } from '../../shared/notice/notice.ts';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { session } from '../../shared/session/session.ts';
import { favourites } from './favourites-store.ts';

export async function loadFavourites(): Promise<void> {
  favourites.set(new Set(await send(getFavourites, {})));
}

/** Shows the change at once and takes it back when the server does not accept it. */
export async function toggleFavourite(nodeId: string): Promise<void> {
  if (!session.get()) {
    resumeAfterLogin(() => {
      navigate().closeModal();
      void toggleFavourite(nodeId);
    });
    navigate().openModal('login');
    return;
  }
  const before = favourites.get() ?? new Set();
  const isAdding = !before.has(nodeId);
  favourites.set(isAdding ? new Set([...before, nodeId]) : new Set([...before].filter((id) => id !== nodeId)));
  try {
    if (isAdding) await send(addFavourite, { body: { nodeId } });
    else await send(removeFavourite, { query: { nodeId } });
  } catch (failure) {
    favourites.set(before);
    if (failure instanceof Error) notify({ tone: 'problem', text: failure.message });
  }
}
