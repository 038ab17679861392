import { useState } from 'react';
import { CallFailure } from '@pelita/client/failure';
import { checkCodes, type Codes, codesOfAddress, forgetCodes, invitationFields } from './invitation.ts';

/** REG-08: the codes of the address, those that are typed, and what is warned of when one is nobody's. */
export function useInvitation() {
  const [ofAddress, setOfAddress] = useState<Codes>(codesOfAddress);
  /** What the server says of a code that is nobody's. */
  const [warning, setWarning] = useState<string>();

  /** The codes to send along; null when one was refused and the visitor is warned of it. */
  const confirm = async (typed: Codes): Promise<Codes | null> => {
    const codes = { ...ofAddress };
    for (const field of invitationFields) if (typed[field]) codes[field] = typed[field];
    try {
      await checkCodes(codes);
      return codes;
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== 'invitation_code_error') throw failure;
      // The next try goes by what is typed, or without a code.
      forgetCodes();
      setOfAddress({});
      setWarning(failure.message);
      return null;
    }
  };
  return { ofAddress, confirm, warning, endWarning: () => setWarning(undefined) };
}
