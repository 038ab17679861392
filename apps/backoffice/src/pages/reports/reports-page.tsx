import type { PageProps } from '@pelita/router';
import { useRouter } from '@pelita/router/react';
import { Tabs } from '@pelita/ui/tabs';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { GamesReport } from './games-report.tsx';
import { MoneyReport } from './money-report.tsx';
import { PlayersReport } from './players-report.tsx';
import type { ReportSearch } from './search.ts';

const reports = { money: MoneyReport, games: GamesReport, players: PlayersReport };
type ReportName = keyof typeof reports;
const names = Object.keys(reports) as ReportName[];

/** OPS-10: reports over figures. Which one and of which days is in the address. */
export default function ReportsPage({ search }: PageProps<ReportSearch & { name?: string }>) {
  const text = useText('officeReports');
  const titles = useText('officePages');
  const router = useRouter();
  const shown = names.find((name) => name === search.name) ?? 'money';
  const Report = reports[shown];
  const go = (change: ReportSearch & { name?: string }) =>
    void router.navigate({ search: { ...search, ...change }, keepScroll: true });
  return (
    <PageFrame title={titles('reports')}>
      <Tabs
        label={titles('reports')}
        tabs={names.map((name) => ({ name, label: text(name) }))}
        shown={shown}
        onShow={(name) => go({ name, page: '1' })}
      >
        <Report search={search} onSearch={go} />
      </Tabs>
    </PageFrame>
  );
}
