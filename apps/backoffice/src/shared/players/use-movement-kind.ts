import { useText } from '../language/use-text.ts';

/** What a movement of a wallet is called; one without a word keeps the ledger's own. */
export function useMovementKind(): (kind: string) => string {
  const text = useText('officePlayers');
  return (kind) => {
    const key = `kind_${kind}` as 'kind_bet';
    return text.has(key) ? text(key) : kind;
  };
}
