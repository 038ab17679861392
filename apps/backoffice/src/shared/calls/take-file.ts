import { createTakeFile } from '@pelita/client/file';
import type { Call, CallRequest } from '@pelita/contract';
import { spoken } from '../language/language.ts';

const take = createTakeFile({ headers: () => ({ Language: spoken.get().code }) });

/** Hands the whole list of a call to the operator's downloads. */
export async function takeFile<C extends Call>(call: C, input: CallRequest<C>, name: string): Promise<void> {
  const address = URL.createObjectURL(await take(call, input));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
