import type { Game } from '@pelita/contract';
import { useFavourites } from '../../features/play/favourites-store.ts';

type Titles = {
  count: number | null;
  gameAt: (index: number) => Game | undefined;
  onShow: (first: number, last: number) => void;
};

/**
 * GAME-05: a title whose heart was taken away leaves the list of favourites at once, and stands in its place again when
 * the server does not accept it.
 */
export function useStillFavourites({ count, gameAt, onShow }: Titles, isFavourites: boolean): Titles {
  const favourites = useFavourites();
  if (!isFavourites || count === null || favourites === null) return { count, gameAt, onShow };
  const kept = Array.from({ length: count }, (_, index) => index).filter((index) => {
    const game = gameAt(index);
    return !game || favourites.has(game.nodeId);
  });
  return {
    count: kept.length,
    gameAt: (index) => gameAt(kept[index] ?? -1),
    onShow: (first, last) => onShow(kept[first] ?? first, kept[last] ?? last),
  };
}
