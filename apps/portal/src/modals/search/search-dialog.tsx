import { playGame } from '../../features/play/play-game.ts';
import { SearchModal } from '../../features/search/search-modal.tsx';

/** The search, with what a chosen title does. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return <SearchModal onClose={onClose} onLaunch={(game) => playGame({ ...game, ...playedHere })} />;
}

/** The index holds no lottery and no rooms. */
const playedHere = { roomId: null, accountTypeName: '', defaultPlayType: null };
