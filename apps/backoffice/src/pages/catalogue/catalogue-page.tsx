import './catalogue.css';
import { listOfficeVendors } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Tabs } from '@pelita/ui/tabs';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import type { ListAddress } from '../../shared/lists/list-address.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { Games } from './games.tsx';
import { Providers } from './providers.tsx';
import { Vendors } from './vendors.tsx';

const views = ['games', 'vendors', 'providers'] as const;

/** What can be played: on or off, in which order, under maintenance, and by which keys it is signed. */
export default function CataloguePage({ search }: PageProps<ListAddress>) {
  const text = useText('officeCatalogue');
  const titles = useText('officePages');
  const router = useRouter();
  const maySeeKeys = useMay('providerKeys.see');
  const asked = useAnswer(listOfficeVendors, {});
  const shown = views.find((view) => view === search['view']) ?? 'games';
  return (
    <PageFrame title={titles('catalogue')}>
      <Tabs
        label={text('views')}
        tabs={views.filter((name) => name !== 'providers' || maySeeKeys).map((name) => ({ name, label: text(name) }))}
        shown={shown}
        onShow={(view) => void router.navigate({ search: { view }, keepScroll: true })}
      >
        <Loaded of={asked}>
          {(catalogue) => (
            <>
              {shown === 'games' && <Games catalogue={catalogue} search={search} />}
              {shown === 'vendors' && <Vendors catalogue={catalogue} />}
              {shown === 'providers' && <Providers />}
            </>
          )}
        </Loaded>
      </Tabs>
    </PageFrame>
  );
}
