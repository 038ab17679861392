import { loadMember } from '../session/member.ts';
import { session } from '../session/session.ts';
import { useAccountHasChanged } from './with-security.tsx';

/** After a new login password: the account as it then is has been read anew when the promise is kept. */
export function usePasswordIsSet(): () => Promise<void> {
  const accountHasChanged = useAccountHasChanged();
  return async () => {
    await accountHasChanged();
    const token = session.get()?.token;
    if (token !== undefined) void loadMember(token);
  };
}
