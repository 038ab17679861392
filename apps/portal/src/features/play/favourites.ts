import { addFavourite, getFavourites, removeFavourite } from '@pelita/contract';
import { send } from '../../shared/calls/send.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { failureText } from '../../shared/calls/failure-text.ts';
import { notify } from '@pelita/ui/notice';
import { resumeAfterLogin } from '../../shared/session/after-login.ts';
import { session } from '../../shared/session/session.ts';
import { favourites } from './favourites-store.ts';

/** One change after another: two quick presses reach the server in their order. */
let changes: Promise<unknown> = Promise.resolve();
let owner = ownToken();

session.subscribe(() => {
  if (ownToken() === owner) return;
  owner = ownToken();
  favourites.set(null);
});

export async function loadFavourites(): Promise<void> {
  const asker = owner;
  const before = changes;
  await before;
  const ids = await send(getFavourites, {});
  if (asker !== owner) return;
  // What was pressed meanwhile is not in this answer yet.
  if (before !== changes) return loadFavourites();
  favourites.set(new Set(ids));
}

/** GAME-05: shows the change at once and takes it back when the server does not accept it. */
export async function toggleFavourite(nodeId: string): Promise<void> {
  if (!session.get()) {
    resumeAfterLogin(() => {
      navigate().closeModal();
      void toggleFavourite(nodeId);
    });
    navigate().openModal('login');
    return;
  }
  const asker = owner;
  const isAdding = !favourites.get()?.has(nodeId);
  mark(nodeId, isAdding);
  const change = changes.then(() =>
    isAdding ? send(addFavourite, { body: { nodeId } }) : send(removeFavourite, { query: { nodeId } }),
  );
  changes = change.catch(() => undefined);
  try {
    await change;
  } catch (failure) {
    if (asker !== owner) return;
    mark(nodeId, !isAdding);
    if (failure instanceof Error) notify({ tone: 'problem', text: failureText(failure) });
  }
}

function mark(nodeId: string, isFavourite: boolean): void {
  const others = [...(favourites.get() ?? [])].filter((id) => id !== nodeId);
  favourites.set(new Set(isFavourite ? [...others, nodeId] : others));
}

function ownToken(): string | null {
  return session.get()?.token ?? null;
}
