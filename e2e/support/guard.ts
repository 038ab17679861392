import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/**
 * Everything that a page complains about: errors on the console (breaches of the content security policy stand there),
 * uncaught errors (React reports a mismatch at hydration as one) and requests that failed. A test names what it expects.
 */
export type Guard = {
  watch: (context: BrowserContext) => void;
  /** What matches is no problem from now on. */
  expectProblem: (pattern: RegExp) => void;
  problems: () => string[];
};

export function createGuard(): Guard {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch: (context) => {
      context.on(
        'console',
        (message) => isProblem(message) && seen.push(`console: ${place(message)} ${message.text()}`),
      );
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!isGivenUp(request, reason)) seen.push(`request: ${request.method()} ${request.url()} ${reason}`);
      });
    },
    expectProblem: (pattern) => expected.push(pattern),
    problems: () => seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'assert';
}

/** A page that is left lets go of its requests; a live stream ends in no other way. */
function isGivenUp(request: Request, reason: string): boolean {
  return reason === 'net::ERR_ABORTED' || (request.url().endsWith('/wps/events') && reason !== '');
}

function place(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${url}:${lineNumber}`;
}
