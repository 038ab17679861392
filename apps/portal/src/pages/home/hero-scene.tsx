import type { Announcement } from '@pelita/contract';
import { useCameFromServer } from '../../shared/browser/hydration.ts';
import { isSceneInMarkup, sceneInMarkup } from './scene-in-markup.ts';

/**
 * The first banner's picture is drawn inside the HTML, so that the largest thing on the screen waits for no request. In
 * the browser the drawing is left as the server wrote it; a page that is made there uses the picture's address. Drawing
 * another takes a phone a tenth of a second, so it waits until a visitor comes to the banners.
 */
export function HeroScene(props: { banner: Announcement; isFirst: boolean; isAskedFor: boolean }) {
  const { banner, isFirst, isAskedFor } = props;
  const isInline = useCameFromServer() && isFirst && isSceneInMarkup(banner.scene);
  if (isInline) {
    const markup = { __html: sceneInMarkup() };
    return <div aria-hidden className="hero-scene" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
  }
  const [image] = banner.announcementImages;
  return (
    <div aria-hidden className="hero-scene">
      {image && isAskedFor && <img src={image.imageUrl} alt="" decoding="async" />}
    </div>
  );
}
