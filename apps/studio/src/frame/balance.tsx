/** `balance` is the amount as the server told it; `shown` in the reader's language. */
export function Balance({ currency, balance, shown }: { currency: string; balance: string; shown: string }) {
  return (
    <p className="table-balance">
      <span className="muted">{currency}</span>
      <b className="figures" data-balance={balance}>
        {shown}
      </b>
    </p>
  );
}
