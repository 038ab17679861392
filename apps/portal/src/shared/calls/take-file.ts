import { createTakeFile } from '@pelita/client/file';
import type { Call, CallRequest } from '@pelita/contract';
import { asked } from './send.ts';

const take = createTakeFile(asked);

/** Hands the whole list of a call to the reader's downloads. A link alone cannot show who asks. */
export async function takeFile<C extends Call & { table: true }>(
  call: C,
  input: CallRequest<C>,
  name: string,
): Promise<void> {
  const address = URL.createObjectURL(await take(call, input));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
