/** The building blocks of a list; the lists themselves are declared in the files of their areas. */
export * from './columns.ts';
export { between, exact, type Filter, type Filters, fieldsOf, many, range, search } from './filters.ts';
export * from './list.ts';
