import { createStore } from '../store.ts';

/** The dialog that lies over all others; null while the page itself is what is seen. */
export const topDialog = createStore<HTMLDialogElement | null>(null);
