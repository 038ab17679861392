import { CallFailure } from '@pelita/client/failure';
import { notify } from '@pelita/ui/notice';
import { failureText } from '../calls/failure-text.ts';
import type { MemberRoomName } from '../rooms/room.ts';
import { navigate } from './navigation.ts';

/** The room of the member centre in which what a refusal asks for is done. */
const rooms: Partial<Record<string, MemberRoomName>> = {
  complete_verification_first: 'verification',
  deposit_limit_first: 'saferPlay',
};

/** SAFE-05, SAFE-01: what needs something else first says so and opens the room for it; any other failure is not its. */
export function leadToNeededRoom(failure: unknown): boolean {
  const room = failure instanceof CallFailure ? rooms[failure.code] : undefined;
  if (room === undefined) return false;
  notify({ tone: 'problem', text: failureText(failure as CallFailure) });
  navigate().openModal('member-centre', room);
  return true;
}
