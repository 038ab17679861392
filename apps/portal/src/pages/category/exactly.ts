/** A tab is the current one when the address is exactly its own, search included. */
export const exactly = { exact: true, includeSearch: true, explicitUndefined: true } as const;
