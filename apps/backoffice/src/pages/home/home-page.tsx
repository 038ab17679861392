import './dashboard.css';
import { getDashboard } from '@pelita/contract/office';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useLive } from '../../shared/calls/use-live.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Columns } from '../../shared/parts/panel.tsx';
import { useOperator } from '../../shared/session/use-operator.ts';
import { Loaded } from '../../shared/state/loaded.tsx';
import { BooksPanel } from './books-panel.tsx';
import { FlowCharts } from './flow-charts.tsx';
import { KeyTiles } from './key-tiles.tsx';
import { ProductTable } from './product-table.tsx';
import { Queues } from './queues.tsx';

/** OPS-02: how the day goes and what waits, told anew as it changes. Operators who may not see figures are welcomed. */
export default function HomePage() {
  const text = useText('officeHome');
  const titles = useText('officePages');
  const { username, permissions } = useOperator();
  if (!permissions.includes('figures.see'))
    return (
      <PageFrame title={titles('dashboard')}>
        <p>{text('welcome', { username })}</p>
      </PageFrame>
    );
  return (
    <PageFrame title={titles('dashboard')} note={text('live')}>
      <Figures />
    </PageFrame>
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
          <Columns
            side={
              <>
                <Queues queues={dashboard.queues} at={dashboard.at} />
                <BooksPanel dashboard={dashboard} />
              </>
            }
          >
            <FlowCharts dashboard={dashboard} />
            <ProductTable dashboard={dashboard} />
          </Columns>
        </div>
      )}
    </Loaded>
  );
}
