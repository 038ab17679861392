import { formatNumber } from '@pelita/i18n';
import { Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { PointConfig } from './mall.ts';
import { usePoints } from './use-points.ts';

const ConvertDialog = lazyPart({ component: () => import('./convert-dialog.tsx'), texts: ['member', 'centre'] });

/** How many points there are, and the way to turn them into money; a visitor is asked in. */
export function PointsPanel({ config }: { config: PointConfig | undefined }) {
  const text = useText('pointMall');
  const session = useSession();
  const { code } = usePageLanguage();
  const { data } = usePoints();
  const [isConverting, setConverting] = useState(false);
  return (
    <section className="points-panel" aria-labelledby="points-of-mine">
      <Sparkles aria-hidden size={34} className="points-star" />
      <h2 id="points-of-mine" className="text-muted text-sm font-semibold">
        {text('yourPoints')}
      </h2>
      {session === null ? (
        <>
          <p className="points-figure">–</p>
          <button type="button" className="button button-quiet" onClick={() => navigate().openModal('login')}>
            {text('logIn')}
          </button>
        </>
      ) : (
        <>
          <p className="points-figure" role="status">
            {data ? formatNumber(code, data.currentPoints) : '–'}
          </p>
          {data && data.pendingPoints > 0 && (
            <p className="text-muted text-sm">{text('pending', { points: formatNumber(code, data.pendingPoints) })}</p>
          )}
          {config?.isConvertible && data && (
            <button type="button" className="button button-strong" onClick={() => setConverting(true)}>
              {text('convert')}
            </button>
          )}
        </>
      )}
      {isConverting && config && data && (
        <Suspense>
          <ConvertDialog config={config} points={data.currentPoints} onClose={() => setConverting(false)} />
        </Suspense>
      )}
    </section>
  );
}
