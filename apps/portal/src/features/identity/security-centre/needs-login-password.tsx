import { useText } from '../../../shared/language/use-text.ts';
import type { RoomProps } from '../../../shared/rooms/room.ts';

/** Whoever came by a mobile number has no login password yet, and without one nothing here can be confirmed. */
export function NeedsLoginPassword({ openRoom }: Pick<RoomProps, 'openRoom'>) {
  const text = useText('security');
  return (
    <>
      <p>{text('loginPasswordFirst')}</p>
      <button type="button" className="button button-action mt-5" onClick={() => openRoom('loginPassword')}>
        {text('setLoginPassword')}
      </button>
    </>
  );
}
