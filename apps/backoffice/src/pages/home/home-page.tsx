import './dashboard.css';
import { getDashboard } from '@pelita/contract/office';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useLive } from '../../shared/calls/use-live.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Columns } from '../../shared/parts/panel.tsx';
import { useQueues } from '../../shared/queues/queues.ts';
import { useOperator } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { BooksPanel } from './books-panel.tsx';
import { FlowCharts } from './flow-charts.tsx';
import { KeyTiles } from './key-tiles.tsx';
import { ProductTable } from './product-table.tsx';
import { Queues } from './queues.tsx';

/** OPS-02: what waits for the operator and, for those who may see figures, how the day goes, told anew as it changes. */
export default function HomePage() {
  const text = useText('officeHome');
  const titles = useText('officePages');
  const { username, permissions } = useOperator();
  const seesFigures = permissions.includes('figures.see');
  return (
    <PageFrame title={titles('dashboard')} note={text(seesFigures ? 'live' : 'welcome', { username })}>
      {seesFigures ? <Figures /> : <Waiting />}
    </PageFrame>
  );
}

function Waiting() {
  const asked = useQueues();
  return (
    <Loaded of={asked} heights={[80]}>
      {(found) => <Queues {...found} />}
    </Loaded>
  );
}

function Figures() {
  const asked = useAnswer(getDashboard, {});
  useLive('figures', getDashboard, {});
  return (
    <Loaded of={asked} heights={[96, 80, 320, 240]}>
      {(dashboard) => (
        <div className="dashboard">
          <KeyTiles dashboard={dashboard} />
          <Waiting />
          <Columns side={<BooksPanel dashboard={dashboard} />}>
            <FlowCharts dashboard={dashboard} />
            <ProductTable dashboard={dashboard} />
          </Columns>
        </div>
      )}
    </Loaded>
  );
}
