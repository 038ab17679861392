/** Of a game or a vendor. */
export type Switches = { isEnabled: boolean; maintenance: { from: string | null; until: string | null } | null };
export type Switched = Switches & { version: number };
