import type { Announcement } from '@pelita/contract';
import { useIsWhole } from '@pelita/router/react';
import { useEffect, useRef, useState } from 'react';
import { gentleScroll } from '../../shared/browser/gentle-scroll.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useStartup } from '../../shared/page/page.ts';
import { HeroScene } from './hero-scene.tsx';

/** The banners of the house. They stand beside each other and snap; nothing moves by itself. */
export function Hero({ banners }: { banners: Announcement[] }) {
  const text = useText('home');
  const { brand } = useStartup();
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [isNeared, setIsNeared] = useState(false);
  const slides = useIsWhole() ? banners : banners.slice(0, 1);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const onScroll = () => setShown(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    const onNear = () => setIsNeared(true);
    const listening = new AbortController();
    element.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal });
    for (const sign of ['scroll', 'pointerover', 'focusin'])
      element.addEventListener(sign, onNear, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  if (banners.length === 0) {
    return (
      <section className="hero hero-plain">
        <h1 className="hero-title">{text('welcome', { brand: brand.name })}</h1>
      </section>
    );
  }
  return (
    <section aria-label={text('banners')} className="hero">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too */}
      <div ref={track} className="hero-track" tabIndex={0}>
        {slides.map((banner, index) => (
          <article key={banner.id} className="hero-slide" aria-hidden={index !== shown} inert={index !== shown}>
            <HeroScene banner={banner} isFirst={index === 0} isAskedFor={index === 0 || isNeared} />
            <div className="hero-words">
              {index === 0 ? (
                <h1 className="hero-title">{banner.title}</h1>
              ) : (
                <h2 className="hero-title">{banner.title}</h2>
              )}
              <p className="hero-note">{banner.summary}</p>
              {banner.linkage?.startsWith('/') && (
                <a href={banner.linkage} className="button hero-more">
                  {text('bannerMore')}
                </a>
              )}
            </div>
          </article>
        ))}
      </div>
      {banners.length > 1 && (
        <div className="hero-dots">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              aria-label={text('bannerNumber', { number: String(index + 1) })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => {
                const element = track.current;
                const slide = element?.children[index];
                if (slide instanceof HTMLElement)
                  element?.scrollTo({ left: slide.offsetLeft, behavior: gentleScroll() });
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
