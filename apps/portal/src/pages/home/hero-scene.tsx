import type { Announcement } from '@pelita/contract';
import { useCameFromServer, useIsLive } from '../../shared/browser/hydration.ts';
import { isSceneInMarkup, sceneInMarkup } from './scene-in-markup.ts';

/**
 * The first banner's picture is drawn inside the HTML, so that the largest thing on the screen waits for no request. In
 * the browser the drawing is left as the server wrote it; a page that is made there uses the picture's address.
 */
export function HeroScene({ banner, isFirst }: { banner: Announcement; isFirst: boolean }) {
  const isLive = useIsLive();
  const isInline = useCameFromServer() && isFirst && isSceneInMarkup(banner.scene);
  if (isInline) {
    const markup = { __html: sceneInMarkup() };
    return <div aria-hidden className="hero-scene" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
  }
  const [image] = banner.announcementImages;
  return (
    <div aria-hidden className="hero-scene">
      {/* What nobody sees yet waits until the page is live. */}
      {image && (isFirst || isLive) && (
        <img src={image.imageUrl} alt="" loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
      )}
    </div>
  );
}
