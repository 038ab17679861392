/** Where somebody stands, without the modal, which the way back opens again by itself. */
export function pathHere(): string {
  const search = new URLSearchParams(location.search);
  for (const name of ['modal', 'notice', 'of', 'room']) search.delete(name);
  return search.size === 0 ? location.pathname : `${location.pathname}?${search}`;
}
