import '@pelita/ui/house-text.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCameFromServer } from '../browser/hydration.ts';
import { purified } from '@pelita/ui/purified';

/**
 * A text of the house with its markup. What the server wrote into the page stays as the browser has read it; whatever
 * arrives later is cleaned here before it is shown.
 */
export function HouseText({ html }: { html: string }) {
  const cameFromServer = useCameFromServer();
  const [first] = useState(html);
  if (import.meta.env.SSR || (cameFromServer && html === first))
    return <div className="house-text" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  return <PurifiedText html={html} />;
}

function PurifiedText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(purified(html)), [html]);
  return <div ref={place} className="house-text" />;
}
