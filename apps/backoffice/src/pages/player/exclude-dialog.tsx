import { type BreakLength, breakLengths } from '@pelita/contract';
import { excludePlayer, getPlayer, listSaferPlay } from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';
import type { Player } from './player.ts';

/** A break that an operator begins for a player's protection. Nobody ends it, so it is said before. */
export function ExcludeDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const text = useText('officePlayers');
  const [length, setLength] = useState<BreakLength>('6m');
  const { act } = useAct(excludePlayer, [getPlayer, listSaferPlay]);
  return (
    <ActDialog
      title={text('exclude')}
      confirm={text('exclude')}
      isDanger
      reason="required"
      onAct={(reason) => act({ params: { id: player.id }, body: { length, reason } })}
      onClose={onClose}
    >
      <p>{text('excludeNote', { username: player.username })}</p>
      <SelectField
        label={text('breakLength')}
        value={length}
        choices={breakLengths.map((value) => ({ value, label: text(`length_${value}`) }))}
        onChange={setLength}
      />
    </ActDialog>
  );
}
