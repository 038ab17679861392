import { useText } from '../../shared/language/use-text.ts';
import { useIsFavourite } from './favourites-store.ts';

export function FavouriteButton(props: { nodeId: string; gameName: string; className?: string }) {
  const { nodeId, gameName, className = 'favourite' } = props;
  const text = useText('games');
  const isFavourite = useIsFavourite(nodeId);
  return (
    <button
      type="button"
      className={`heart ${className}`}
      aria-pressed={isFavourite}
      aria-label={text(isFavourite ? 'unfavour' : 'favour', { game: gameName })}
      onClick={() => void import('./favourites.ts').then(({ toggleFavourite }) => toggleFavourite(nodeId))}
    />
  );
}
