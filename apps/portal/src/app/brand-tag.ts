import { nowMs } from '@pelita/client/now';
import type { Router } from '@pelita/router';

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * SITE-05: counts pages by the brand's Google tag. It is told each page's path and nothing else of the address: what a
 * visitor searches for, and the token of a mail's link, stay here. Only a page whose content policy names the tag loads it
 * (`page-policy.ts` of the server).
 */
export function startBrandTag(id: string, router: Pick<Router, 'location' | 'subscribe'>): void {
  const tag = queueOfTag();
  tag('js', new Date(nowMs()));
  tag('config', id, { send_page_view: false });
  let counted: string | null = null;
  const count = () => {
    const { pathname } = router.location();
    if (pathname === counted) return;
    counted = pathname;
    tag('event', 'page_view', { page_location: location.origin + pathname, page_title: document.title });
  };
  router.subscribe(count);
  count();
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress(`${SCRIPT}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}

/** What is said before the tag has come waits in `window.dataLayer`, which takes nothing but a function's arguments. */
function queueOfTag(): (...said: unknown[]) => void {
  const holder = window as { dataLayer?: unknown[] };
  const queue = (holder.dataLayer ??= []);
  return function () {
    // The tag overlooks arrays.
    queue.push(arguments);
  };
}

/** The tag brings in scripts of its own, by address alone and from its own host. */
function scriptAddress(address: string): string {
  const rules = {
    createScriptURL: (src: string) => {
      if (!src.startsWith('https://www.googletagmanager.com/')) throw new TypeError(src);
      return src;
    },
  };
  const policy = window.trustedTypes?.createPolicy('default', rules) ?? rules;
  return policy.createScriptURL(address) as string;
}
