import { argonParameters, createPasswordHasher, type PasswordHasher } from '../../../modules/accounts/index.ts';

/** The real thing at a cost that tests can pay: a person made by real calls has three or four passwords hashed. */
export function quickHasher(): PasswordHasher {
  return createPasswordHasher({}, { ...argonParameters, memoryCost: 64, timeCost: 1 });
}
