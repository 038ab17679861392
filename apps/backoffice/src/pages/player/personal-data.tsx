import { personalFields, revealPlayer } from '@pelita/contract/office';
import { DescriptionList } from '@pelita/ui/description-list';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { MaskedValue } from '../../shared/parts/masked-value.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { useMay } from '../../shared/session/use-operator.ts';
import type { Player } from './player.ts';

/** Masked until it is opened with a reason, field by field. */
export function PersonalData({ player: { id, personal } }: { player: Player }) {
  const text = useText('officePlayers');
  const mayReveal = useMay('players.reveal');
  const { act } = useAct(revealPlayer, []);
  const facts = personalFields.map((field) => {
    const masked = personal[field];
    const reveal = async (reason: string) => (await act({ params: { id }, body: { field, reason } })).values;
    const value =
      masked === null ? (
        <span className="text-muted">{text('notGiven')}</span>
      ) : (
        <MaskedValue name={text(field)} masked={masked} reveal={mayReveal ? reveal : null} />
      );
    return { name: text(field), value };
  });
  return (
    <Panel title={text('personal')}>
      <DescriptionList facts={facts} />
    </Panel>
  );
}
