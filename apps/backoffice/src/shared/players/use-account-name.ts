import { useText } from '../language/use-text.ts';

/** What an account of the ledger is called; one without a word keeps the ledger's own name. */
export function useAccountName(): (account: string) => string {
  const text = useText('officePlayers');
  return (account) => {
    // `house:cash:BANK` and `vendor:STUDIO` are one of many, told apart by a name.
    const [, kind = account, name = ''] = /^(house:[a-z]+|[a-z]+)(?::(.+))?$/.exec(account) ?? [];
    const key = `account_${kind.replace(':', '_')}` as 'account_vendor';
    return text.has(key) ? text(key, { name }) : account;
  };
}
