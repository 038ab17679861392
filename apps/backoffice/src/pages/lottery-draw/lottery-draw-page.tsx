import { getDrawLiability } from '@pelita/contract/office';
import type { PageProps } from '@pelita/router';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { DrawActs } from './draw-acts.tsx';
import { DrawSums } from './draw-sums.tsx';
import { NumberTable } from './number-table.tsx';

const ASKED_EVERY_SECONDS = 5;

/** What is staked on a draw and what each number would cost, while bets come; and what two operators decide of it. */
export default function LotteryDrawPage({ search: { id = '' } }: PageProps<{ id?: string }>) {
  const titles = useText('officePages');
  const asked = useAnswer(getDrawLiability, { params: { id } }, { everySeconds: ASKED_EVERY_SECONDS, keepsLast: true });
  return (
    <PageFrame title={titles('lotteryDraw')}>
      <Loaded of={asked}>
        {(draw) => (
          <>
            <DrawSums draw={draw} />
            <DrawActs draw={draw} />
            <NumberTable draw={draw} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
