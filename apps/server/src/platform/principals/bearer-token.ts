import type { Proof } from './proof.ts';

/** The raw token in the header Authorization. No browser sends it by itself, so it needs nothing beside it. */
export const bearerToken: Proof = {
  credentialOf: ({ headers }) => headers.authorization || null,
  refuseForeign: () => undefined,
  scheme: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The raw token of login or register.',
  },
};
