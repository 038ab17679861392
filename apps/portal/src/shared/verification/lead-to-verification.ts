import { CallFailure } from '@pelita/client/failure';
import { notify } from '@pelita/ui/notice';
import { failureText } from '../calls/failure-text.ts';
import { navigate } from '../navigation/navigation.ts';

/** SAFE-05: what needs a verification first says so and opens the room in which it is done; any other failure is not its. */
export function leadToVerification(failure: unknown): boolean {
  if (!(failure instanceof CallFailure) || failure.code !== 'complete_verification_first') return false;
  notify({ tone: 'problem', text: failureText(failure) });
  navigate().openModal('member-centre', 'verification');
  return true;
}
