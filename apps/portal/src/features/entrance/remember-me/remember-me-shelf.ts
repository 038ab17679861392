export type Sealed = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; untilMs: number };
/** Where the one sealed thing is kept. */
export type Shelf = {
  read: () => Promise<Sealed | null>;
  put: (sealed: Sealed) => Promise<void>;
  clear: () => Promise<void>;
};

const DATABASE = 'remember-me';
const STORE = 'sealed';
const ONE = 'one';

/** IndexedDB, because it alone keeps a key that cannot be read out. */
export const browserShelf: Shelf = {
  read: async () => (await act('readonly', (store) => store.get(ONE) as IDBRequest<Sealed | undefined>)) ?? null,
  put: async (sealed) => void (await act('readwrite', (store) => store.put(sealed, ONE))),
  clear: () => act('readwrite', (store) => store.clear()),
};

async function act<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  return promise;
}
