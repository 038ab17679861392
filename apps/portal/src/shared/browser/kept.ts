/** Local and session storage that may be forbidden or full: then nothing is kept and nothing breaks. */
export type Kept = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
};

export const keptForever: Kept = keptIn(() => localStorage);
/** Of this tab alone. */
export const keptInTab: Kept = keptIn(() => sessionStorage);

function keptIn(storage: () => Storage): Kept {
  const attempt = <Value>(act: () => Value, otherwise: Value): Value => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(() => storage().getItem(key), null),
    write: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    clear: () => attempt(() => storage().clear(), undefined),
  };
}

/** The server renders with the same choice on the next visit. */
export function mirrorInCookie(name: string, value: string): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
