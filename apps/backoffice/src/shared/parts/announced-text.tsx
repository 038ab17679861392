import '@pelita/ui/house-text.css';
import { purified } from '@pelita/ui/purified';
import { useLayoutEffect, useRef } from 'react';

/** A text with its markup, cleaned once more where it is shown. */
export function AnnouncedText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(purified(html)), [html]);
  return <div ref={place} className="house-text" />;
}
