import type { ReactNode } from 'react';

/** A part of the kit in its states. `force`: the journey makes it look pointed at or focused for its picture. */
export type State = { name: string; show: () => ReactNode; force?: 'hover' | 'focus-visible'; isWide?: boolean };

/** Parts by the name under which the kit exports them. */
export type Shelf = Record<string, readonly State[]>;
