import { changeGame, getOfficeGame, listOfficeGames, listOfficeVendors } from '@pelita/contract/office';
import { useAct } from '../../shared/calls/use-act.ts';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';
import { SwitchDialog } from './switch-dialog.tsx';

/** A game as it is now, asked for when the dialog opens. */
export function GameDialog(props: { game: { id: string; name: string }; zone: string; onClose: () => void }) {
  const { game, zone, onClose } = props;
  const text = useText('officeCatalogue');
  const params = { code: game.id };
  const { data } = useAnswer(getOfficeGame, { params });
  const { act } = useAct(changeGame, [listOfficeGames, listOfficeVendors, getOfficeGame]);
  if (!data) return null;
  const isClosedByVendor = data.isUnderMaintenance && data.maintenance === null;
  return (
    <SwitchDialog
      name={data.name}
      seen={data}
      zone={zone}
      note={isClosedByVendor ? text('closedByVendor') : undefined}
      onSave={(body) => act({ params, body })}
      onClose={onClose}
    />
  );
}
