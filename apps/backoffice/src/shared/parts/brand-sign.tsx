import './brand-sign.css';
import { useText } from '../language/use-text.ts';
import { startup } from '../page/startup.ts';

/** The brand's lockup, or its mark beside its name; and whether money is real here. */
export function BrandSign() {
  const text = useText('officeFrame');
  return (
    <span className="brand-sign">
      {startup.hasLockup ? (
        <span role="img" aria-label={startup.name} className="brand-lockup" />
      ) : (
        <>
          <span aria-hidden className="brand-mark" />
          <span className="brand-name">{startup.name}</span>
        </>
      )}
      <span className="brand-place">{startup.isSandbox ? text('sandbox') : text('production')}</span>
    </span>
  );
}
