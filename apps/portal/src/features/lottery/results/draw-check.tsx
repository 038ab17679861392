import type { CheckableDraw } from '@pelita/contract';
import { verifyDraw } from '@pelita/lottery';
import { DescriptionList } from '@pelita/ui/description-list';
import { StateBadge } from '@pelita/ui/state-badge';
import { useText } from '../../../shared/language/use-text.ts';

/** LOTT-07: the reader's own browser checks a draw of our own, from its revealed seed to its numbers. */
export default function DrawCheck({ draw }: { draw: CheckableDraw }) {
  const text = useText('betting');
  const { commitment, serverSeed, result } = draw;
  const facts = [
    { name: text('commitment'), value: <code>{commitment}</code> },
    { name: text('seed'), value: serverSeed === null ? text('seedAfter') : <code>{serverSeed}</code> },
  ];
  return (
    <div className="draw-check">
      {draw.origin === 'own' && commitment !== null && serverSeed !== null && result !== null && (
        <Verdict draw={{ ...draw, commitment, serverSeed, result }} />
      )}
      <DescriptionList facts={facts} />
    </div>
  );
}

function Verdict({
  draw,
}: {
  draw: CheckableDraw & { commitment: string; serverSeed: string; result: Record<string, string[]> };
}) {
  const text = useText('betting');
  const { rules, gameId, numero, serverSeed, commitment, result } = draw;
  const { commitmentHolds, resultHolds, holds } = verifyDraw(
    { rules, game: gameId, drawNo: numero, serverSeed },
    { commitment, result },
  );
  return (
    <div className="draw-verdict">
      <StateBadge tone={holds ? 'done' : 'failed'} label={text(holds ? 'checkHolds' : 'checkFails')} isTag />
      <p>{text(commitmentHolds ? 'commitmentHolds' : 'commitmentFails')}</p>
      <p>{text(resultHolds ? 'resultHolds' : 'resultFails')}</p>
      {draw.revision > 1 && <p>{text('corrected')}</p>}
    </div>
  );
}
