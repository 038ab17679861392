import type { ErrorTexts } from '../../../error-texts.ts';

export const records: ErrorTexts<'records'> = {
  bet_unknown: 'Taruhan ini tidak wujud.',
  list_too_long: 'Satu fail ada paling banyak {maximum} baris. Pilih lebih sedikit hari.',
};
