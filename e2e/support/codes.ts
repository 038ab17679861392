import { expect } from '@playwright/test';

/** The newest code that went to a number or an address, as the sandbox's inbox has it. */
export async function codeTo(origin: string, to: string): Promise<string> {
  const newest = async () => {
    const messages = (await (await fetch(`${origin}/dev/inbox.json`)).json()) as { to: string; code?: string }[];
    return messages.find((message) => message.to === to)?.code;
  };
  await expect.poll(newest, `a code has been sent to ${to}`).toBeDefined();
  return (await newest()) ?? '';
}
