import { type BreakLength, breakLengths } from '@pelita/contract';
import { excludePlayer, getPlayer, listSaferPlay } from '@pelita/contract/office';
import { FieldFrame } from '@pelita/ui/field-frame';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
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
      <FieldFrame label={text('breakLength')} problem={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            className="field-input field-choice"
            value={length}
            onChange={({ target }) => setLength(breakLengths.find((one) => one === target.value) ?? length)}
          >
            {breakLengths.map((one) => (
              <option key={one} value={one}>
                {text(`length_${one}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </ActDialog>
  );
}
