export type Coding = 'br' | 'gzip';

/** Brotli, then gzip, of what a client takes. A coding that it gives no weight it does not take. */
export function codingFor(accepted: string | undefined): Coding | null {
  const weights = new Map(
    (accepted ?? '')
      .toLowerCase()
      .replaceAll(/[ \t]/g, '')
      .split(',')
      .map((named) => {
        const [coding = '', ...parameters] = named.split(';');
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [coding, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  const takes = (coding: Coding): boolean => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
