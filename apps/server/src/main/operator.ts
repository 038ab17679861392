import { operatorByName, operatorRecovery } from '../modules/operators/index.ts';
import { form } from '../platform/command-line/command.ts';
import { officeAtHome } from '../platform/environment/office-origin.ts';
import type { OpenPlatform } from '../platform/open-platform.ts';
import { Plain, runCommand } from './plain.ts';
import { withPlatform } from './with-platform.ts';

/** `npm run operator`: for an administrator who cannot log in any more and has nobody to reset them. */
await runCommand({
  name: 'operator',
  does: 'Operators of the back office, with the server running or stopped.',
  forms: [
    form({
      words: 'reset NAME',
      does: 'takes password, authenticator and sessions of an operator away and prints a link to enrol anew; every operator is told for a week',
      run: ({ NAME }) => withPlatform((platform) => reset(platform, NAME)),
    }),
  ],
});

async function reset(platform: OpenPlatform, name: string): Promise<void> {
  const { officeOrigin, officePort } = platform.environment;
  const resetOperator = operatorRecovery(platform, () => officeOrigin ?? officeAtHome(officePort));
  const link = await platform.database.transaction(async (tx) => {
    const operator = await operatorByName(tx, name.toLowerCase());
    if (operator === null) throw new Plain(`There is no operator "${name}".`);
    return resetOperator(tx, operator.operatorId);
  });
  console.log(`${name} enrols within a day, once, at ${link}`);
}
