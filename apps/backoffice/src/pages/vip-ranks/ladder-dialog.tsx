import type { CallValue } from '@pelita/contract';
import {
  changeVipLadder,
  getVipLadder,
  type OfficeVipRank,
  previewVipLadder,
  type VipLadder,
  type VipMoves,
} from '@pelita/contract/office';
import { formatMoney } from '@pelita/i18n';
import { useReader } from '@pelita/ui/reader';
import { type ReactNode, useState } from 'react';
import { currentOf } from '../../shared/calls/current-of.ts';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { nameOfRank } from './rank-draft.ts';

type Preview = CallValue<typeof previewVipLadder>;

/** Shows who would move, and saves with the second press. What another operator has saved meanwhile is shown first. */
export function LadderDialog(props: {
  title: string;
  ladder: VipLadder;
  /** The ranks to be, made from those that are. */
  ranksOf: (now: VipLadder) => readonly OfficeVipRank[];
  check?: () => boolean;
  children: ReactNode;
  onClose: () => void;
}) {
  const { title, ladder, ranksOf, check, children, onClose } = props;
  const text = useText('officeVip');
  const [seen, setSeen] = useState(ladder);
  const [isOutdated, setOutdated] = useState(false);
  const [shown, setShown] = useState<{ sent: string; preview: Preview } | null>(null);
  const { act: preview } = useAct(previewVipLadder, []);
  const { act: change } = useAct(changeVipLadder, [getVipLadder]);
  const act = async (reason: string): Promise<unknown> => {
    const ranks = [...ranksOf(seen)];
    const sent = JSON.stringify(ranks);
    if (shown?.sent !== sent) return setShown({ sent, preview: await preview({ body: { ranks } }) });
    try {
      await change({ body: { version: seen.version, ranks, reason } });
      onClose();
    } catch (failure) {
      const current = currentOf<VipLadder>(failure);
      if (current) {
        setSeen(current);
        setOutdated(true);
        setShown(null);
      }
      throw failure;
    }
    return null;
  };
  return (
    <ActDialog
      title={title}
      confirm={text(shown ? 'save' : 'showMoves')}
      reason="required"
      staysOpen
      onAct={act}
      onClose={onClose}
      {...(check && { check })}
    >
      {isOutdated && <p role="status">{text('changedMeanwhile')}</p>}
      {children}
      {shown && <Moves preview={shown.preview} ladder={seen} />}
    </ActDialog>
  );
}

function Moves({ preview: { rises, falls, gifts }, ladder }: { preview: Preview; ladder: VipLadder }) {
  const text = useText('officeVip');
  const { language } = useReader();
  return (
    <section role="status" aria-label={text('movesTitle')}>
      <h3>{text('risesTitle')}</h3>
      <MoveLines moves={rises} ladder={ladder} />
      <p>{text('giftsTotal', { amount: formatMoney(language, gifts, ladder.currency) })}</p>
      <h3>{text('fallsTitle')}</h3>
      <MoveLines moves={falls} ladder={ladder} />
    </section>
  );
}

function MoveLines({ moves, ladder }: { moves: VipMoves; ladder: VipLadder }) {
  const text = useText('officeVip');
  const { language } = useReader();
  const nameOf = (level: number): string => {
    const rank = ladder.ranks[level];
    return rank ? nameOfRank(rank, language) : text('level', { level: String(level) });
  };
  if (moves.length === 0) return <p>{text('nobody')}</p>;
  return (
    <ul>
      {moves.map(({ from, to, players }) => (
        <li key={`${from} ${to}`}>{text('movesLine', { from: nameOf(from), to: nameOf(to), players })}</li>
      ))}
    </ul>
  );
}
