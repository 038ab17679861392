import { flagUrl } from './flags.ts';

/** The country's name stands beside it, so it says nothing by itself. */
export function Flag({ countryCode }: { countryCode: string }) {
  return (
    <img src={flagUrl(countryCode)} alt="" width={24} height={16} loading="lazy" decoding="async" className="flag" />
  );
}
