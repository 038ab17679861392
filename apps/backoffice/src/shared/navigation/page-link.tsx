import { officeHref } from './office-href.ts';
import { useRouter } from '@pelita/router/react';
import type { ComponentProps, MouseEvent } from 'react';
import type { OfficePath } from '../page/office-page.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: OfficePath; search?: Record<string, string | undefined> };

/** A link to a page of the back office, followed without a new document. */
export function PageLink({ to, search, children, onClick, ...anchor }: Props) {
  const router = useRouter();
  const href = officeHref(to, search);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    void router.follow(href);
  };
  return (
    <a {...anchor} href={href} onClick={follow} onPointerEnter={() => void router.prepare(href).catch(() => undefined)}>
      {children}
    </a>
  );
}

/** A new tab, a new window, a download. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
