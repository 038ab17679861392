import type { TableTerms, TableTitle } from '../tables/table-terms.ts';

/** A title of the studio at which one person plays blackjack: the least and the most of a first stake. */
export type BlackjackTitle = Omit<TableTitle, 'terms'> & { handTerms: TableTerms };
