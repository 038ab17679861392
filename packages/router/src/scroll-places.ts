/** Where the visitor stood on each entry of the history, kept for the tab. */
export type ScrollPlaces = {
  /** Notes the place of the entry that is being left. */
  leave: (index: number) => void;
  /** Puts the page where the visitor stood on that entry. */
  restore: (index: number) => void;
};

const SHELF = 'scrollPlaces';

/**
 * The router puts the page in its place once the new one is in the document; the browser would do so too early. A reload
 * stays the browser's own: it knows the place before any script has come.
 */
export function scrollPlaces(): ScrollPlaces {
  const places = readPlaces();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    leave: (index) => {
      places[index] = scrollY;
      try {
        sessionStorage.setItem(SHELF, JSON.stringify(places));
      } catch {
        // Storage may be forbidden or full; then the places last as long as the document.
      }
    },
    restore: (index) => scrollTo(0, places[index] ?? 0),
  };
}

function readPlaces(): Record<number, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SHELF) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<number, number>) : {};
  } catch {
    return {};
  }
}
